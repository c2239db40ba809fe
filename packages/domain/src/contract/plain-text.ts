/** Makes text of others harmless where it is stored, logged or printed: no terminal and no reader is led astray by it. */

// C0 and C1 controls and the invisible direction overrides, except tab, newline and carriage return.
// eslint-disable-next-line no-control-regex -- stripping control characters is what this is for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;
// eslint-disable-next-line no-control-regex -- a line has no line breaks either
const LINE_CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]+/g;

/** One line: line breaks and controls become a space, and spaces one. */
export function oneLine(text: string): string {
  return text.replace(LINE_CONTROL, ' ').replace(/\s+/g, ' ').trim();
}

/** Lines and tabs, and no other control. */
export function plainText(text: string): string {
  return text.replace(CONTROL, '').replace(/\r\n?/g, '\n').trim();
}
