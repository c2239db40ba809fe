import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 5d86b089. */
export const de: Translation<typeof en> = {
  skip: 'Zum Inhalt springen',
  home: '{brand}, Startseite',
};
