import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 213acd5d. */
export const nl: Translation<typeof en> = {
  title: 'Menu',
  open: 'Menu openen',
  close: 'Menu sluiten',
};
