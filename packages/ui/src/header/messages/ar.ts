import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ar: Translation<typeof en> = {
  skip: 'الانتقال إلى المحتوى',
  home: '{brand}، الصفحة الرئيسية',
};
