import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ar: Translation<typeof en> = {
  book: 'احجزوا استشارة مجانية',
  bookShort: 'احجزوا استشارة مجانية',
  opensInNewTab: 'يُفتح في علامة تبويب جديدة',
};
