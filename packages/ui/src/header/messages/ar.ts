import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 5d86b089. */
export const ar: Translation<typeof en> = {
  skip: 'الانتقال إلى المحتوى',
  home: '{brand}، الصفحة الرئيسية',
};
