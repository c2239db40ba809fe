import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 6cff3c91. */
export const zhHans: Translation<typeof en> = {
  label: '下一步',
};
