import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 2794bc55. */
export const ar: Translation<typeof en> = {
  note: 'ملاحظة',
  tip: 'نصيحة',
  warning: 'تنبيه',
};
