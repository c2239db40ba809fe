import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ar: Translation<typeof en> = {
  skip: 'انتقل إلى المحتوى',
  nav: 'القائمة الرئيسية',
  home: '{brand}، الصفحة الرئيسية',
  menu: 'القائمة',
  book: 'احجز استشارة مجانية',
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
};
