import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c3d7eb40. */
export const ko: Translation<typeof en> = {
  play: '동영상 재생',
  note: '재생을 누르면 {company}에서 동영상을 불러오며, 이때 {company}에 IP 주소가 전달되고 브라우저에 데이터가 저장될 수 있습니다.',
  watch: '{company}에서 보기',
  opensInNewTab: '새 탭에서 열립니다',
};
