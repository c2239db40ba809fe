import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const es: Translation<typeof en> = {
  label: 'Paginación',
  previous: 'Anterior',
  next: 'Siguiente',
  page: 'Página {page}',
};
