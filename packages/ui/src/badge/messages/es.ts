import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0dec6216. */
export const es: Translation<typeof en> = {
  sample: 'Ejemplo',
  sampleMeans: 'Texto nuestro que muestra lo que aparecerá aquí',
};
