import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 73d6622f. */
export const zhHant: Translation<typeof en> = {
  tutor: '導師：',
  ai: 'AI 提示（經導師檢查）：',
  grade: '得分：{grade}',
  studentWork: '學生的真實作業',
  studentWorkMeans: '經允許展示，不含姓名',
};
