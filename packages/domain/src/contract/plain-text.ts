/**
 * Removes control characters from foreign text before it is stored, logged or printed, so that it cannot control a terminal
 * or mislead a reader.
 */

// C0 and C1 controls and the invisible direction overrides, except tab, newline and carriage return.
// eslint-disable-next-line no-control-regex -- stripping control characters is what this is for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;
// eslint-disable-next-line no-control-regex -- a line has no line breaks either
const LINE_CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]+/g;

/** Makes one line of a text: control characters become spaces, and spaces collapse. */
export function oneLine(text: string): string {
  return text.replace(LINE_CONTROL, ' ').replace(/\s+/g, ' ').trim();
}

/** Removes control characters except line breaks and tabs. */
export function plainText(text: string): string {
  return text.replace(CONTROL, '').replace(/\r\n?/g, '\n').trim();
}
