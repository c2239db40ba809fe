import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 213acd5d. */
export const zhHant: Translation<typeof en> = {
  title: '選單',
  open: '開啟選單',
  close: '關閉選單',
};
