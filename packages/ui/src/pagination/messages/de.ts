import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 322f129a. */
export const de: Translation<typeof en> = {
  label: 'Seitennavigation',
  previous: 'Zurück',
  next: 'Weiter',
  page: 'Seite {page}',
};
