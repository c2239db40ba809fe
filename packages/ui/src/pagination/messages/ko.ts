import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 322f129a. */
export const ko: Translation<typeof en> = {
  label: '페이지 이동',
  previous: '이전',
  next: '다음',
  page: '{page}페이지',
};
