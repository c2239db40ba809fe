import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 213acd5d. */
export const it: Translation<typeof en> = {
  title: 'Menu',
  open: 'Apri il menu',
  close: 'Chiudi il menu',
};
