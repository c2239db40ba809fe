import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ja: Translation<typeof en> = {
  book: '無料学習相談を予約する',
  opensInNewTab: '新しいタブで開きます',
};
