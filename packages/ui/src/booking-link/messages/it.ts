import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 69cc74b3. */
export const it: Translation<typeof en> = {
  book: 'Prenoti un primo colloquio gratuito',
  bookShort: 'Colloquio gratuito',
  opensInNewTab: 'Si apre in una nuova scheda',
};
