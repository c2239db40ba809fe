import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ar: Translation<typeof en> = {
  answer: 'إجابتكم',
  kept: 'تبقى على هذا الجهاز ولا يقرؤها أحد.',
  open: 'عرض الإجابة المصحَّحة',
  scheme: 'كيف تُمنح الدرجات:',
  more: 'ما كان سيرفع الدرجة:',
};
