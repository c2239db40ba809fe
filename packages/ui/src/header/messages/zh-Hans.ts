import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const zhHans: Translation<typeof en> = {
  skip: '跳至主要内容',
  home: '{brand}首页',
};
