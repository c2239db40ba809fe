import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const de: Translation<typeof en> = {
  tutor: 'Lehrkraft',
  ai: 'KI-Hinweis, von einer Lehrkraft geprüft',
  grade: 'Punkte: {grade}',
};
