import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c2351dba. */
export const it: Translation<typeof en> = {
  label: 'Menu principale',
  featured: 'In evidenza',
};
