import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ar: Translation<typeof en> = {
  answer: 'إجابتك',
  kept: 'تبقى على هذا الجهاز ولا يقرؤها أحد.',
  open: 'عرض الإجابة المصحَّحة',
  scheme: 'طريقة وضع الدرجات.',
  more: 'ما الذي يكسب درجات أكثر.',
};
