import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c2351dba. */
export const ar: Translation<typeof en> = {
  label: 'القائمة الرئيسية',
  featured: 'مميّز',
};
