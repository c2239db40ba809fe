import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 73d6622f. */
export const de: Translation<typeof en> = {
  tutor: 'Lehrkraft: ',
  ai: 'KI-Hinweis, von einer Lehrkraft geprüft: ',
  grade: 'Punkte: {grade}',
  studentWork: 'Echte Schülerarbeit',
  studentWorkMeans: 'mit Erlaubnis und ohne Namen gezeigt',
};
