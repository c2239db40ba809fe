import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English e12a71f7. */
export const ja: Translation<typeof en> = {
  tutor: '講師：',
  ai: 'AIのヒント（講師が確認済み）：',
  grade: '得点：{grade}',
};
