import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 73d6622f. */
export const ar: Translation<typeof en> = {
  tutor: 'المعلّم: ',
  ai: 'تلميح من الذكاء الاصطناعي، راجعه معلّم: ',
  grade: 'الدرجة: {grade}',
  studentWork: 'عمل طالب حقيقي',
  studentWorkMeans: 'يُعرض بإذن ومن دون اسم',
};
