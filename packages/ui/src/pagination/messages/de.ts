import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const de: Translation<typeof en> = {
  label: 'Seitennavigation',
  previous: 'Zurück',
  next: 'Weiter',
  page: 'Seite {page}',
};
