import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English be23d6d3. */
export const zhHans: Translation<typeof en> = {
  more: '再显示{count}项',
  fewer: '收起',
};
