import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 213acd5d. */
export const ja: Translation<typeof en> = {
  title: 'メニュー',
  open: 'メニューを開く',
  close: 'メニューを閉じる',
};
