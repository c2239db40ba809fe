import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 57434420. */
export const it: Translation<typeof en> = {
  label: 'Menu principale',
  featured: 'In evidenza',
};
