import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c2351dba. */
export const fr: Translation<typeof en> = {
  label: 'Menu principal',
  featured: 'À la une',
};
