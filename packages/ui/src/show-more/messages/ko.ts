import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English be23d6d3. */
export const ko: Translation<typeof en> = {
  more: '{count}개 더 보기',
  fewer: '간단히 보기',
};
