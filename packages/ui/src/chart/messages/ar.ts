import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1dc6c20e. */
export const ar: Translation<typeof en> = {
  table: 'الأرقام في جدول',
  grade: 'الدرجة',
  from: 'ابتداءً من',
};
