import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const nl: Translation<typeof en> = {
  table: 'De cijfers als tabel',
  grade: 'Cijfer',
  from: 'Vanaf',
};
