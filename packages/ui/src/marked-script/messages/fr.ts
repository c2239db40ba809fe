import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English e12a71f7. */
export const fr: Translation<typeof en> = {
  tutor: 'Professeur : ',
  ai: 'Suggestion de l’IA, vérifiée par un professeur : ',
  grade: 'Points : {grade}',
};
