import { HONEYPOT } from '@tutoring/domain/lead-limits';

/** Whether visitors fill the control in with text. Hidden fields describe the page, and only bots fill in the honeypot. */
const isTheirs = (control: Element) =>
  !['hidden', 'file'].includes(control.getAttribute('type') ?? '') && control.getAttribute('name') !== HONEYPOT;

/** Returns the values of a form by field name. Checked boxes with the same name are joined with spaces. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = name in values ? `${values[name]} ${value}` : value;
  }
  return values;
}

/** Whether a field of the form holds files. */
export const hasFiles = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) => control instanceof HTMLInputElement && control.files?.length);

/**
 * Returns a hash that identifies a message, as 16 hex digits. It can be stored without the message. It need not resist
 * attackers, so a hash like cyrb53 is enough. `crypto.subtle` does not exist on pages over plain HTTP.
 */
export function fingerprintOf(values: Record<string, string>): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const byte of new TextEncoder().encode(JSON.stringify(values))) {
    high = Math.imul(high ^ byte, 0x9e3779b1);
    low = Math.imul(low ^ byte, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Returns the values for the draft: those of fields that visitors fill in. */
export function draftOf(form: HTMLFormElement): Record<string, string> {
  const own = fieldsOf(form);
  return Object.fromEntries(Object.entries(valuesOf(form)).filter(([name]) => own.includes(name)));
}

/** Returns the names of the fields that visitors fill in. */
export function fieldsOf(form: HTMLFormElement): string[] {
  return [...form.elements].filter(isTheirs).map((control) => control.getAttribute('name') ?? '');
}

/** Fills a draft into the form. It does not replace what the visitor typed before hydration. */
export function restore(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const controls = [...form.elements].filter((control) => control.getAttribute('name') === name && isTheirs(control));
    const boxes = controls.filter((control) => control instanceof HTMLInputElement).filter(isBox);
    if (boxes.some(({ checked }) => checked)) continue;
    for (const box of boxes) box.checked = value.split(' ').includes(box.value);
    for (const control of controls) if (!boxes.includes(control as HTMLInputElement)) fill(control, value);
  }
}

/** Empties a form. `form.reset()` would restore the values of the server's HTML. */
export function empty(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else if (control instanceof HTMLTextAreaElement) control.value = '';
    else if (control instanceof HTMLInputElement && isBox(control)) control.checked = false;
    else if (control instanceof HTMLInputElement && control.type !== 'hidden') control.value = '';
  }
}

const isBox = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

function fill(control: Element, value: string): void {
  if (control instanceof HTMLSelectElement) {
    if (control.selectedIndex === 0) control.value = value;
    // The list no longer has the stored value.
    if (control.selectedIndex === -1) control.selectedIndex = 0;
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.value ||= value;
  }
}
