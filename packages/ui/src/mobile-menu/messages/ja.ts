import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ja: Translation<typeof en> = {
  title: 'メニュー',
  open: 'メニューを開く',
  close: 'メニューを閉じる',
};
