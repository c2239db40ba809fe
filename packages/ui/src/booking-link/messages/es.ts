import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 69cc74b3. */
export const es: Translation<typeof en> = {
  book: 'Reservar una primera reunión gratuita',
  bookShort: 'Reunión gratuita',
  opensInNewTab: 'Se abre en una pestaña nueva',
};
