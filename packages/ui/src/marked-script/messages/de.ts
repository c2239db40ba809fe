import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English e12a71f7. */
export const de: Translation<typeof en> = {
  tutor: 'Lehrkraft: ',
  ai: 'KI-Hinweis, von einer Lehrkraft geprüft: ',
  grade: 'Punkte: {grade}',
};
