import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English aba704bd. */
export const ko: Translation<typeof en> = {
  label: '다음 단계',
  result: '내 결과',
};
