import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ko: Translation<typeof en> = {
  sample: '예시',
  sampleMeans: '이 자리에 실릴 내용을 보여 드리기 위해 저희가 작성한 글입니다',
};
