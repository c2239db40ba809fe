import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const es: Translation<typeof en> = {
  table: 'Las cifras en una tabla',
  grade: 'Nota',
  from: 'Desde',
};
