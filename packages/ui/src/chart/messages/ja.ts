import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1dc6c20e. */
export const ja: Translation<typeof en> = {
  table: '数値を表で見る',
  grade: '成績',
  from: '下限',
};
