import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Menú',
  open: 'Abrir el menú',
  close: 'Cerrar el menú',
};
