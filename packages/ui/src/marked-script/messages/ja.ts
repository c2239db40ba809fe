import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English abe15d6b. */
export const ja: Translation<typeof en> = {
  tutor: '講師',
  ai: 'AIのヒント（講師が確認済み）',
  grade: '得点：{grade}',
};
