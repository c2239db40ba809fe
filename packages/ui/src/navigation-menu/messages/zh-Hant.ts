import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 22cfb593. */
export const zhHant: Translation<typeof en> = {
  label: '主選單',
  inEnglish: '以下頁面以英文撰寫。',
};
