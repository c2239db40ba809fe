import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English f3eab798. */
export const ar: Translation<typeof en> = {
  checked: '(آخر تحقّق: {date})',
};
