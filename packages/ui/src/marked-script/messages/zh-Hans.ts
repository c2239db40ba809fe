import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 73d6622f. */
export const zhHans: Translation<typeof en> = {
  tutor: '老师：',
  ai: 'AI提示（经老师检查）：',
  grade: '得分：{grade}',
  studentWork: '学生的真实作业',
  studentWorkMeans: '经允许展示，不含姓名',
};
