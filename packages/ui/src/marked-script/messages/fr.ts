import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 73d6622f. */
export const fr: Translation<typeof en> = {
  tutor: 'Professeur : ',
  ai: 'Suggestion de l’IA, vérifiée par un professeur : ',
  grade: 'Points : {grade}',
  studentWork: 'Vrai travail d’élève',
  studentWorkMeans: 'montré avec autorisation, sans nom',
};
