import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 2719dbd1. */
export const it: Translation<typeof en> = {
  label: 'Lingua',
};
