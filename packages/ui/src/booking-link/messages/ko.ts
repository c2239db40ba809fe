import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ko: Translation<typeof en> = {
  book: '무료 상담 예약하기',
  bookShort: '무료 상담 예약',
  opensInNewTab: '새 탭에서 열립니다',
};
