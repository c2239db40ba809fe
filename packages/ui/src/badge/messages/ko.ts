import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0dec6216. */
export const ko: Translation<typeof en> = {
  sample: '예시',
  sampleMeans: '이해를 돕기 위해 저희가 만든 예시입니다',
};
