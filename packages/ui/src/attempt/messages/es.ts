import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English e5340a45. */
export const es: Translation<typeof en> = {
  answer: 'Su respuesta',
  kept: 'Se queda en este dispositivo y nadie la lee.',
  open: 'Ver la respuesta corregida',
  scheme: 'Cómo se puntúa.',
  more: 'Qué daría más puntos.',
};
