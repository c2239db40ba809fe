import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English e5340a45. */
export const ar: Translation<typeof en> = {
  answer: 'إجابتكم',
  kept: 'تبقى على هذا الجهاز ولا يقرؤها أحد.',
  open: 'عرض الإجابة المصحَّحة',
  scheme: 'كيف تُمنح الدرجات:',
  more: 'ما كان سيرفع الدرجة:',
};
