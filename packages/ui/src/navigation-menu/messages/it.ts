import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 22cfb593. */
export const it: Translation<typeof en> = {
  label: 'Menu principale',
  inEnglish: 'Queste pagine sono in inglese.',
};
