import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 2794bc55. */
export const zhHant: Translation<typeof en> = {
  note: '備註',
  tip: '提示',
  warning: '請注意',
};
