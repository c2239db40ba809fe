import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English be23d6d3. */
export const ja: Translation<typeof en> = {
  more: '残り{count}件を表示',
  fewer: '表示を減らす',
};
