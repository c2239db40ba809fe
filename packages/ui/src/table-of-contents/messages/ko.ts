import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b24dc35e. */
export const ko: Translation<typeof en> = {
  label: '이 페이지의 내용',
};
