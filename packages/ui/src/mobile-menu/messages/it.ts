import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const it: Translation<typeof en> = {
  title: 'Menu',
  open: 'Apri il menu',
  close: 'Chiudi il menu',
};
