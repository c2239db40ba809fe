import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English f3eab798. */
export const ja: Translation<typeof en> = {
  checked: '（最終確認：{date}）',
};
