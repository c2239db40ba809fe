import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English aba704bd. */
export const nl: Translation<typeof en> = {
  label: 'Volgende stap',
  result: 'Uw resultaat',
};
