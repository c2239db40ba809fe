import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const es: Translation<typeof en> = {
  tutor: 'Docente',
  ai: 'Pista de la IA, revisada por el profesor o la profesora',
  grade: 'Puntos: {grade}',
};
