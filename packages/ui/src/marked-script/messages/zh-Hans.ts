import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English e12a71f7. */
export const zhHans: Translation<typeof en> = {
  tutor: '老师：',
  ai: 'AI提示（经老师检查）：',
  grade: '得分：{grade}',
};
