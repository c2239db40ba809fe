import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1dc6c20e. */
export const nl: Translation<typeof en> = {
  table: 'De cijfers als tabel',
  grade: 'Cijfer',
  from: 'Vanaf',
};
