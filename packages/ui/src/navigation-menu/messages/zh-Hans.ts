import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const zhHans: Translation<typeof en> = {
  label: '主菜单',
  inEnglish: '以下页面为英文。',
};
