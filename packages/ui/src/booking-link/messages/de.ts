import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const de: Translation<typeof en> = {
  book: 'Kostenloses Erstgespräch vereinbaren',
  bookShort: 'Erstgespräch buchen',
  opensInNewTab: 'Öffnet sich in einem neuen Tab',
};
