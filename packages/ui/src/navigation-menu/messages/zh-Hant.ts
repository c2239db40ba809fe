import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 57434420. */
export const zhHant: Translation<typeof en> = {
  label: '主選單',
  featured: '推薦',
};
