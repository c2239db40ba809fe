import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English e12a71f7. */
export const es: Translation<typeof en> = {
  tutor: 'Profesor: ',
  ai: 'Pista de la IA, revisada por un profesor: ',
  grade: 'Puntos: {grade}',
};
