import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 213acd5d. */
export const ko: Translation<typeof en> = {
  title: '메뉴',
  open: '메뉴 열기',
  close: '메뉴 닫기',
};
