import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English f3eab798. */
export const zhHant: Translation<typeof en> = {
  checked: '（最後核對：{date}）',
};
