import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English cad9e8c0. */
export const ar: Translation<typeof en> = {
  answer: 'إجابتكم',
  kept: 'تبقى على هذا الجهاز ولا يقرؤها أحد.',
  open: 'عرض الإجابة المصحّحة',
  close: 'إخفاء الإجابة المصحّحة',
  scheme: 'كيف تُمنح الدرجات:',
  more: 'ما كان سيرفع الدرجة:',
};
