import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 5d86b089. */
export const ko: Translation<typeof en> = {
  skip: '본문으로 바로 가기',
  home: '{brand} 홈',
};
