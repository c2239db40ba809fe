import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 2794bc55. */
export const zhHans: Translation<typeof en> = {
  note: '说明',
  tip: '提示',
  warning: '请注意',
};
