import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 2794bc55. */
export const es: Translation<typeof en> = {
  note: 'Nota',
  tip: 'Consejo',
  warning: 'Atención',
};
