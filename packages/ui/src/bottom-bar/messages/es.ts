import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English aba704bd. */
export const es: Translation<typeof en> = {
  label: 'Siguiente paso',
  result: 'Su resultado',
};
