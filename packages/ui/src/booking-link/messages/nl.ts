import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const nl: Translation<typeof en> = {
  book: 'Plan een gratis kennismakingsgesprek',
  bookShort: 'Gratis gesprek',
  opensInNewTab: 'Opent in een nieuw tabblad',
};
