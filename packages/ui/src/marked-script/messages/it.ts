import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const it: Translation<typeof en> = {
  tutor: 'Docente',
  ai: 'Suggerimento dell’IA, verificato da un docente',
  grade: 'Punti: {grade}',
};
