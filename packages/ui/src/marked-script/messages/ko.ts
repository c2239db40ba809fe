import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 73d6622f. */
export const ko: Translation<typeof en> = {
  tutor: '튜터: ',
  ai: 'AI 힌트(튜터 확인): ',
  grade: '점수: {grade}',
  studentWork: '학생이 실제로 쓴 답안',
  studentWorkMeans: '허락을 받아 이름 없이 싣습니다',
};
