import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b92c94bd. */
export const ko: Translation<typeof en> = {
  toast: '알림',
  toasts: '알림({hotkey})',
  close: '닫기',
  problem: '오류',
};
