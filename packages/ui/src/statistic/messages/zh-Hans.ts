import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English f3eab798. */
export const zhHans: Translation<typeof en> = {
  checked: '（核对日期：{date}）',
};
