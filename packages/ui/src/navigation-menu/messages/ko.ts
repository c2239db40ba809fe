import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 22cfb593. */
export const ko: Translation<typeof en> = {
  label: '주 메뉴',
  inEnglish: '연결되는 페이지는 영어로 되어 있습니다.',
};
