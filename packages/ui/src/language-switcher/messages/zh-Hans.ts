import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 2719dbd1. */
export const zhHans: Translation<typeof en> = {
  label: '语言',
};
