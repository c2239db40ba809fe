import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 6cff3c91. */
export const nl: Translation<typeof en> = {
  label: 'Volgende stap',
};
