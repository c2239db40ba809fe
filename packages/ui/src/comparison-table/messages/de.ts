import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1877ea7b. */
export const de: Translation<typeof en> = {
  yes: 'Ja',
  no: 'Nein',
};
