import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English cad9e8c0. */
export const es: Translation<typeof en> = {
  answer: 'Su respuesta',
  kept: 'Se queda en este dispositivo y nadie la lee.',
  open: 'Ver la respuesta corregida',
  close: 'Ocultar la respuesta corregida',
  scheme: 'Cómo se puntúa.',
  more: 'Qué daría más puntos.',
};
