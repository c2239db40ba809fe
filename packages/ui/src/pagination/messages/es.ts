import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 322f129a. */
export const es: Translation<typeof en> = {
  label: 'Paginación',
  previous: 'Anterior',
  next: 'Siguiente',
  page: 'Página {page}',
};
