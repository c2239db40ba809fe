import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Menu',
  open: 'Ouvrir le menu',
  close: 'Fermer le menu',
};
