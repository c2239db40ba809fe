import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 322f129a. */
export const zhHans: Translation<typeof en> = {
  label: '分页',
  previous: '上一页',
  next: '下一页',
  page: '第{page}页',
};
