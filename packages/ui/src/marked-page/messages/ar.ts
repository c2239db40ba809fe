import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 7011dd07. */
export const ar: Translation<typeof en> = {
  page: 'الصفحة {page} من {pages}',
  photo: 'الصفحة {page} من {pages}، صورة',
  note: 'الملاحظة {number}',
  marked: 'الملاحظة {number}، {kind}، {place}:',
  mark: '{kind}، {place}',
  tick: 'علامة صح',
  underline: 'خط تحت النص',
  wavy: 'خط متموّج',
  highlight: 'تظليل',
  ring: 'دائرة',
  upper: 'في النصف العلوي',
  lower: 'في النصف السفلي',
  grade: 'الدرجة: {grade}',
};
