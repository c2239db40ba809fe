import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 22cfb593. */
export const ar: Translation<typeof en> = {
  label: 'القائمة الرئيسية',
  inEnglish: 'هذه الصفحات بالإنجليزية.',
};
