import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 2719dbd1. */
export const zhHant: Translation<typeof en> = {
  label: '語言',
};
