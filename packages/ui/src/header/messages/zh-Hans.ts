import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 5d86b089. */
export const zhHans: Translation<typeof en> = {
  skip: '跳至主要内容',
  home: '{brand}首页',
};
