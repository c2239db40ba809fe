import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English ce053d44. */
export const es: Translation<typeof en> = {
  legend: 'Elija un momento de la clase',
  note: 'El comentario del profesor para casa',
  well: 'Lo que ha salido bien',
  lost: 'Lo que ha restado puntos',
  next: 'Práctica para la próxima clase',
};
