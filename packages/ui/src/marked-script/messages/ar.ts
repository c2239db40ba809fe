import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ar: Translation<typeof en> = {
  tutor: 'المعلّم',
  ai: 'تلميح من الذكاء الاصطناعي، راجعه معلّم',
  grade: 'الدرجة: {grade}',
};
