import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1dc6c20e. */
export const zhHans: Translation<typeof en> = {
  table: '以表格查看数据',
  grade: '等级',
  from: '最低',
};
