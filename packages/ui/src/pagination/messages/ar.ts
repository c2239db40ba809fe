import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 322f129a. */
export const ar: Translation<typeof en> = {
  label: 'التنقل بين الصفحات',
  previous: 'السابق',
  next: 'التالي',
  page: 'الصفحة {page}',
};
