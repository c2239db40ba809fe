import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ar: Translation<typeof en> = {
  table: 'الأرقام في جدول',
  grade: 'الدرجة',
  from: 'ابتداءً من',
};
