import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1dc6c20e. */
export const zhHant: Translation<typeof en> = {
  table: '以表格查看數據',
  grade: '等級',
  from: '最低',
};
