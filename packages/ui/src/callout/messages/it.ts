import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 2794bc55. */
export const it: Translation<typeof en> = {
  note: 'Nota',
  tip: 'Suggerimento',
  warning: 'Attenzione',
};
