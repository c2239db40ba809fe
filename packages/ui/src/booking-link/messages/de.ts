import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 69cc74b3. */
export const de: Translation<typeof en> = {
  book: 'Kostenloses Erstgespräch vereinbaren',
  bookShort: 'Erstgespräch buchen',
  opensInNewTab: 'Öffnet sich in einem neuen Tab',
};
