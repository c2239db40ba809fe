import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0465f1fd. */
export const es: Translation<typeof en> = {
  heading: 'Hay una nueva versión de esta web',
  text: 'Esta página se volverá a cargar.',
  update: 'Actualizar ahora',
};
