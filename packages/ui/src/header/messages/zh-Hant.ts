import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 5d86b089. */
export const zhHant: Translation<typeof en> = {
  skip: '跳至主要內容',
  home: '{brand} 主頁',
};
