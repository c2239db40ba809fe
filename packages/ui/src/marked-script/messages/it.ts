import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English abe15d6b. */
export const it: Translation<typeof en> = {
  tutor: 'Docente',
  ai: 'Suggerimento dell’IA, verificato da un docente',
  grade: 'Punti: {grade}',
};
