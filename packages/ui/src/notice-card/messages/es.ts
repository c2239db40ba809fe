import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const es: Translation<typeof en> = {
  close: 'Cerrar',
};
