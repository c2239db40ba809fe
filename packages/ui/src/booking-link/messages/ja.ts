import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 69cc74b3. */
export const ja: Translation<typeof en> = {
  book: '無料学習相談を予約する',
  bookShort: '無料相談を予約',
  opensInNewTab: '新しいタブで開きます',
};
