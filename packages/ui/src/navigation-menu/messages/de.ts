import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c2351dba. */
export const de: Translation<typeof en> = {
  label: 'Hauptmenü',
  inEnglish: 'Diese Seiten sind auf Englisch.',
  featured: 'Empfohlen',
};
