import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English abe15d6b. */
export const fr: Translation<typeof en> = {
  tutor: 'Professeur',
  ai: 'Suggestion de l’IA, vérifiée par un professeur',
  grade: 'Points : {grade}',
};
