import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c2351dba. */
export const es: Translation<typeof en> = {
  label: 'Navegación principal',
  featured: 'Destacado',
};
