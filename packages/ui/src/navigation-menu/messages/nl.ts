import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c2351dba. */
export const nl: Translation<typeof en> = {
  label: 'Hoofdnavigatie',
  featured: 'Uitgelicht',
};
