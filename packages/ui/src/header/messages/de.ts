import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const de: Translation<typeof en> = {
  skip: 'Zum Inhalt springen',
  home: '{brand}, Startseite',
};
