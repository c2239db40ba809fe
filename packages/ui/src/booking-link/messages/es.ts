import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const es: Translation<typeof en> = {
  book: 'Reservar una primera consulta gratuita',
  bookShort: 'Consulta gratuita',
  opensInNewTab: 'Se abre en una pestaña nueva',
};
