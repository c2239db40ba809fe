import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 7011dd07. */
export const es: Translation<typeof en> = {
  page: 'Página {page} de {pages}',
  photo: 'Página {page} de {pages}, fotografía',
  note: 'Anotación {number}',
  marked: 'Anotación {number}, {kind}, {place}:',
  mark: '{kind}, {place}',
  tick: 'marca de acierto',
  underline: 'subrayado',
  wavy: 'línea ondulada',
  highlight: 'resaltado',
  ring: 'rodeado con un círculo',
  upper: 'en la mitad superior',
  lower: 'en la mitad inferior',
  grade: 'Puntos: {grade}',
};
