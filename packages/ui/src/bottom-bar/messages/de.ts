import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English aba704bd. */
export const de: Translation<typeof en> = {
  label: 'Nächster Schritt',
  result: 'Ihr Ergebnis',
};
