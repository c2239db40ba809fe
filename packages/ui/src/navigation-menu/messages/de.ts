import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c2351dba. */
export const de: Translation<typeof en> = {
  label: 'Hauptmenü',
  featured: 'Empfohlen',
};
