import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 57434420. */
export const nl: Translation<typeof en> = {
  label: 'Hoofdnavigatie',
  featured: 'Uitgelicht',
};
