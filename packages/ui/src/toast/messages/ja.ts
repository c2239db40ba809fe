import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b92c94bd. */
export const ja: Translation<typeof en> = {
  toast: 'お知らせ',
  toasts: 'お知らせ（{hotkey}）',
  close: '閉じる',
  problem: 'エラー',
};
