import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 322f129a. */
export const it: Translation<typeof en> = {
  label: 'Paginazione',
  previous: 'Precedente',
  next: 'Successiva',
  page: 'Pagina {page}',
};
