import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ja: Translation<typeof en> = {
  skip: '本文へ移動',
  nav: 'メイン',
  home: '{brand} ホームページ',
  menu: 'メニュー',
  book: '無料学習相談を予約する',
  opensInNewTab: '(新しいタブで開きます)',
};
