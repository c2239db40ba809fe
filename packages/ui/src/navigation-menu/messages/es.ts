import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 57434420. */
export const es: Translation<typeof en> = {
  label: 'Navegación principal',
  featured: 'Destacado',
};
