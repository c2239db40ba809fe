import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 63802824. */
export const ja: Translation<typeof en> = {
  label: '関連ページ',
};
