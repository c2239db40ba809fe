import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English f3eab798. */
export const de: Translation<typeof en> = {
  checked: '(zuletzt geprüft: {date})',
};
