import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English ce053d44. */
export const ar: Translation<typeof en> = {
  legend: 'اختاروا لحظة من الحصة',
  note: 'ملاحظة المعلّم إلى الأسرة',
  well: 'ما سار على ما يرام',
  lost: 'ما أضاع الدرجات',
  next: 'التدريب حتى الحصة القادمة',
};
