import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 322f129a. */
export const nl: Translation<typeof en> = {
  label: 'Paginering',
  previous: 'Vorige',
  next: 'Volgende',
  page: 'Pagina {page}',
};
