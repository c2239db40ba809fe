import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 57434420. */
export const ko: Translation<typeof en> = {
  label: '주 메뉴',
  featured: '추천',
};
