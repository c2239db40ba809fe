import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 213acd5d. */
export const es: Translation<typeof en> = {
  title: 'Menú',
  open: 'Abrir el menú',
  close: 'Cerrar el menú',
};
