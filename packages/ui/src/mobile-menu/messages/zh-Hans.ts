import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 213acd5d. */
export const zhHans: Translation<typeof en> = {
  title: '菜单',
  open: '打开菜单',
  close: '关闭菜单',
};
