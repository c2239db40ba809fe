import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English abe15d6b. */
export const ar: Translation<typeof en> = {
  tutor: 'المعلّم',
  ai: 'تلميح من الذكاء الاصطناعي، راجعه معلّم',
  grade: 'الدرجة: {grade}',
};
