import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English e12a71f7. */
export const ko: Translation<typeof en> = {
  tutor: '튜터: ',
  ai: 'AI 힌트(튜터 확인): ',
  grade: '점수: {grade}',
};
