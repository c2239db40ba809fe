import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 57434420. */
export const zhHans: Translation<typeof en> = {
  label: '主菜单',
  featured: '推荐',
};
