import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 69cc74b3. */
export const nl: Translation<typeof en> = {
  book: 'Plan een gratis kennismakingsgesprek',
  bookShort: 'Gratis gesprek',
  opensInNewTab: 'Opent in een nieuw tabblad',
};
