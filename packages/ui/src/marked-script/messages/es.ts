import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 73d6622f. */
export const es: Translation<typeof en> = {
  tutor: 'Profesor: ',
  ai: 'Pista de la IA, revisada por un profesor: ',
  grade: 'Puntos: {grade}',
  studentWork: 'Trabajo real de un estudiante',
  studentWorkMeans: 'se muestra con permiso y sin nombre',
};
