import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 73d6622f. */
export const it: Translation<typeof en> = {
  tutor: 'Docente: ',
  ai: 'Suggerimento dell’IA, verificato da un docente: ',
  grade: 'Punti: {grade}',
  studentWork: 'Lavoro vero di uno studente',
  studentWorkMeans: 'mostrato con il permesso, senza nome',
};
