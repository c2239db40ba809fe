import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 69cc74b3. */
export const ar: Translation<typeof en> = {
  book: 'احجزوا استشارة مجانية',
  bookShort: 'احجزوا استشارة مجانية',
  opensInNewTab: 'يُفتح في علامة تبويب جديدة',
};
