import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English e12a71f7. */
export const it: Translation<typeof en> = {
  tutor: 'Docente: ',
  ai: 'Suggerimento dell’IA, verificato da un docente: ',
  grade: 'Punti: {grade}',
};
