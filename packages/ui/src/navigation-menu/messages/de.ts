import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 22cfb593. */
export const de: Translation<typeof en> = {
  label: 'Hauptmenü',
  inEnglish: 'Diese Seiten sind auf Englisch.',
};
