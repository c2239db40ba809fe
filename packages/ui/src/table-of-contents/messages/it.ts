import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b24dc35e. */
export const it: Translation<typeof en> = {
  label: 'In questa pagina',
};
