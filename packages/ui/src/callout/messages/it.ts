import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const it: Translation<typeof en> = {
  note: 'Nota',
  tip: 'Suggerimento',
  warning: 'Attenzione',
};
