import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 57434420. */
export const ar: Translation<typeof en> = {
  label: 'القائمة الرئيسية',
  featured: 'مميّز',
};
