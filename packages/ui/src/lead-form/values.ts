import { HONEYPOT } from '@tutoring/domain/lead-limits';

/** Whether a visitor fills it in: what is hidden belongs to the page on which the form stands, one field to no person. */
const isTheirs = (control: Element) =>
  control.getAttribute('type') !== 'hidden' && control.getAttribute('name') !== HONEYPOT;

/** What is typed in a form; boxes of one name that are ticked stand together, with spaces between them. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = name in values ? `${values[name]} ${value}` : value;
  }
  return values;
}

/**
 * Tells one message from another, and is kept where the message itself is not. It guards against no attacker, so a hash
 * like cyrb53 is enough; `crypto.subtle` does not exist on pages that come over plain HTTP.
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

/** What of it is kept for later. */
export function draftOf(form: HTMLFormElement): Record<string, string> {
  const own = fieldsOf(form);
  return Object.fromEntries(Object.entries(valuesOf(form)).filter(([name]) => own.includes(name)));
}

/** The names of the fields that a visitor fills in. */
export function fieldsOf(form: HTMLFormElement): string[] {
  return [...form.elements].filter(isTheirs).map((control) => control.getAttribute('name') ?? '');
}

/** Puts a draft back. What was typed before the scripts came wins over it. */
export function restore(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const controls = [...form.elements].filter((control) => control.getAttribute('name') === name && isTheirs(control));
    const boxes = controls.filter((control) => control instanceof HTMLInputElement).filter(isBox);
    if (boxes.some(({ checked }) => checked)) continue;
    for (const box of boxes) box.checked = value.split(' ').includes(box.value);
    for (const control of controls) if (!boxes.includes(control as HTMLInputElement)) fill(control, value);
  }
}

/** Empties a form, whatever its HTML says. */
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
    // A value that the list no longer has.
    if (control.selectedIndex === -1) control.selectedIndex = 0;
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.value ||= value;
  }
}
