import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const es: Translation<typeof en> = {
  tutor: 'Profesor',
  ai: 'Pista de la IA, revisada por un profesor',
  grade: 'Puntos: {grade}',
};
