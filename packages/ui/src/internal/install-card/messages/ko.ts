import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English d3315846. */
export const ko: Translation<typeof en> = {
  heading: '이 사이트를 앱으로 설치하기',
  text: '전용 아이콘이 생기고, 읽으신 페이지와 도구, 가이드 중 저장된 것은 인터넷 연결 없이도 열립니다.',
  install: '설치',
  later: '나중에',
  howTo: '이용 방법',
  failed: '설치하지 못했습니다',
  unavailable: '설치 창을 표시할 수 없습니다',
  instead: '브라우저 메뉴에 ‘설치’ 또는 ‘홈 화면에 추가’가 있을 수 있습니다.',
};
