import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 22cfb593. */
export const es: Translation<typeof en> = {
  label: 'Navegación principal',
  inEnglish: 'Estas páginas están en inglés.',
};
