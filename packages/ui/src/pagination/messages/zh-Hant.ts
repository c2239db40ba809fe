import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 322f129a. */
export const zhHant: Translation<typeof en> = {
  label: '分頁',
  previous: '上一頁',
  next: '下一頁',
  page: '第 {page} 頁',
};
