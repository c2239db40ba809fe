import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 8b8a7abd. */
export const ar: Translation<typeof en> = {
  label: 'عرض',
  dismiss: 'إخفاء هذا العرض',
};
