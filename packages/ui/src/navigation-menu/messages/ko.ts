import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c2351dba. */
export const ko: Translation<typeof en> = {
  label: '주 메뉴',
  featured: '추천',
};
