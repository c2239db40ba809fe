import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const nl: Translation<typeof en> = {
  book: 'Plan een gratis kennismakingsgesprek',
  opensInNewTab: 'Opent in een nieuw tabblad',
};
