import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ar: Translation<typeof en> = {
  label: 'التنقل بين الصفحات',
  previous: 'السابق',
  next: 'التالي',
  page: 'الصفحة {page}',
};
