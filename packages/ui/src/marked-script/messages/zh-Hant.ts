import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English e12a71f7. */
export const zhHant: Translation<typeof en> = {
  tutor: '導師：',
  ai: 'AI 提示（經導師檢查）：',
  grade: '得分：{grade}',
};
