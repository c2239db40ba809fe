import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ja: Translation<typeof en> = {
  note: '補足',
  tip: 'ヒント',
  warning: 'ご注意',
};
