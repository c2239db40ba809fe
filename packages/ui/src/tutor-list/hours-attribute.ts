import type { SessionWindow } from '@tutoring/domain/session-times';

/** Weekly hours as a value of an attribute, for the script without React: `12345 16:00 21:00`. */
export function toAttribute({ days, from, to }: SessionWindow): string {
  return `${days.join('')} ${from} ${to}`;
}

/** Weekly hours from the value of an attribute. */
export function fromAttribute(value: string): SessionWindow {
  const [days = '', from = '', to = ''] = value.split(' ');
  return { days: [...days].map(Number), from, to };
}
