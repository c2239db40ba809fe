import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1dc6c20e. */
export const it: Translation<typeof en> = {
  table: 'I dati in tabella',
  grade: 'Nota',
  from: 'Da',
};
