import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 92a5b617. */
export const de: Translation<typeof en> = {
  close: 'Schließen',
};
