import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 69cc74b3. */
export const zhHant: Translation<typeof en> = {
  book: '預約免費諮詢',
  bookShort: '預約免費諮詢',
  opensInNewTab: '在新分頁開啟',
};
