import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 69cc74b3. */
export const ko: Translation<typeof en> = {
  book: '무료 상담 예약하기',
  bookShort: '무료 상담 예약',
  opensInNewTab: '새 탭에서 열립니다',
};
