import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 57434420. */
export const de: Translation<typeof en> = {
  label: 'Hauptmenü',
  featured: 'Empfohlen',
};
