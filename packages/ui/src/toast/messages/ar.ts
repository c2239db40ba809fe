import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b92c94bd. */
export const ar: Translation<typeof en> = {
  toast: 'إشعار',
  toasts: 'الإشعارات ({hotkey})',
  close: 'إغلاق',
  problem: 'مشكلة',
};
