import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 5d86b089. */
export const es: Translation<typeof en> = {
  skip: 'Ir al contenido',
  home: '{brand}, página de inicio',
};
