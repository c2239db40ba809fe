import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const zhHant: Translation<typeof en> = {
  toast: '通知',
  toasts: '通知（{hotkey}）',
  close: '關閉',
  problem: '問題',
};
