import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1877ea7b. */
export const it: Translation<typeof en> = {
  yes: 'Sì',
  no: 'No',
};
