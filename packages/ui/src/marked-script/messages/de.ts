import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English abe15d6b. */
export const de: Translation<typeof en> = {
  tutor: 'Lehrkraft',
  ai: 'KI-Hinweis, von einer Lehrkraft geprüft',
  grade: 'Punkte: {grade}',
};
