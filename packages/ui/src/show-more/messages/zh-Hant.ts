import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English be23d6d3. */
export const zhHant: Translation<typeof en> = {
  more: '再顯示 {count} 項',
  fewer: '收起',
};
