import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ko: Translation<typeof en> = {
  table: '표로 보기',
  grade: '등급',
  from: '하한',
};
