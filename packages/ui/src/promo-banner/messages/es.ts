import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 8b8a7abd. */
export const es: Translation<typeof en> = {
  label: 'Oferta',
  dismiss: 'Ocultar esta oferta',
};
