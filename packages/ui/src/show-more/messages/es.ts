import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English be23d6d3. */
export const es: Translation<typeof en> = {
  more: 'Mostrar {count} más',
  fewer: 'Mostrar menos',
};
