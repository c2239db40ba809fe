import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English e12a71f7. */
export const ar: Translation<typeof en> = {
  tutor: 'المعلّم: ',
  ai: 'تلميح من الذكاء الاصطناعي، راجعه معلّم: ',
  grade: 'الدرجة: {grade}',
};
