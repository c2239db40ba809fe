import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English be23d6d3. */
export const ar: Translation<typeof en> = {
  more: 'عرض المزيد ({count})',
  fewer: 'عرض أقل',
};
