import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1dc6c20e. */
export const es: Translation<typeof en> = {
  table: 'Las cifras en una tabla',
  grade: 'Nota',
  from: 'Desde',
};
