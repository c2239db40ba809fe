import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 213acd5d. */
export const ar: Translation<typeof en> = {
  title: 'القائمة',
  open: 'فتح القائمة',
  close: 'إغلاق القائمة',
};
