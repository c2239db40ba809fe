import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c2351dba. */
export const ko: Translation<typeof en> = {
  label: '주 메뉴',
  inEnglish: '연결되는 페이지는 영어로 되어 있습니다.',
  featured: '추천',
};
