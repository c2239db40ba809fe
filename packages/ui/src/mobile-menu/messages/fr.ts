import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 213acd5d. */
export const fr: Translation<typeof en> = {
  title: 'Menu',
  open: 'Ouvrir le menu',
  close: 'Fermer le menu',
};
