import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 213acd5d. */
export const de: Translation<typeof en> = {
  title: 'Menü',
  open: 'Menü öffnen',
  close: 'Menü ausblenden',
};
