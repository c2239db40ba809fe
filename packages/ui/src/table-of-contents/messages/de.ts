import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b24dc35e. */
export const de: Translation<typeof en> = {
  label: 'Auf dieser Seite',
};
