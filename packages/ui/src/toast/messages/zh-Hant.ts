import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b92c94bd. */
export const zhHant: Translation<typeof en> = {
  toast: '通知',
  toasts: '通知（{hotkey}）',
  close: '關閉',
  problem: '問題',
};
