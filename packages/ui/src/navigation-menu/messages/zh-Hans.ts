import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 22cfb593. */
export const zhHans: Translation<typeof en> = {
  label: '主菜单',
  inEnglish: '以下页面为英文。',
};
