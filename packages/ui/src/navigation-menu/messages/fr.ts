import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 57434420. */
export const fr: Translation<typeof en> = {
  label: 'Menu principal',
  featured: 'À la une',
};
