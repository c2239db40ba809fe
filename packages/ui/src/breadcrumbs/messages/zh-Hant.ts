import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English a0decdd9. */
export const zhHant: Translation<typeof en> = {
  label: '頁面路徑',
};
