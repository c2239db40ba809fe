import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 73d6622f. */
export const ja: Translation<typeof en> = {
  tutor: '講師：',
  ai: 'AIのヒント（講師が確認済み）：',
  grade: '得点：{grade}',
  studentWork: '生徒が実際に書いた答案',
  studentWorkMeans: '許可を得て、名前を伏せて掲載しています',
};
