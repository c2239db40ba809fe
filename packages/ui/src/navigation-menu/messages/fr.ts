import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 22cfb593. */
export const fr: Translation<typeof en> = {
  label: 'Menu principal',
  inEnglish: 'Ces pages sont en anglais.',
};
