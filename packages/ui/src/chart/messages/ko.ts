import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1dc6c20e. */
export const ko: Translation<typeof en> = {
  table: '표로 보기',
  grade: '성적',
  from: '등급 컷',
};
