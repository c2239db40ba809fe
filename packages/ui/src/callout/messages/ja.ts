import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 2794bc55. */
export const ja: Translation<typeof en> = {
  note: '補足',
  tip: 'ヒント',
  warning: 'ご注意',
};
