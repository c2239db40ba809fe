import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const es: Translation<typeof en> = {
  book: 'Reservar una primera reunión gratuita',
  bookShort: 'Reunión gratuita',
  opensInNewTab: 'Se abre en una pestaña nueva',
};
