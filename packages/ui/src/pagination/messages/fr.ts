import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 322f129a. */
export const fr: Translation<typeof en> = {
  label: 'Pagination',
  previous: 'Précédente',
  next: 'Suivante',
  page: 'Page {page}',
};
