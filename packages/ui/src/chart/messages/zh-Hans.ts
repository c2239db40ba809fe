import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const zhHans: Translation<typeof en> = {
  table: '以表格查看数据',
  grade: '等级',
  from: '最低',
};
