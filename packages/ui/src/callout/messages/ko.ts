import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 2794bc55. */
export const ko: Translation<typeof en> = {
  note: '참고',
  tip: '팁',
  warning: '유의 사항',
};
