import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ko: Translation<typeof en> = {
  note: '참고',
  tip: '팁',
  warning: '유의 사항',
};
