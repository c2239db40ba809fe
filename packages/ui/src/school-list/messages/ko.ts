import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fd7af727. */
export const ko: Translation<typeof en> = {
  programme: '과정',
  city: '도시',
  all: '전체',
  shown: '전체 {total}개교 중 {count}개교 표시',
  none: '두 조건을 모두 충족하는 학교가 목록에 없습니다. 둘 중 하나를 ‘전체’로 바꿔 주세요.',
  empty: '아직 등록된 학교가 없습니다.',
  website: '웹사이트',
  opensInNewTab: '새 탭에서 열립니다',
  unverified: '학교에 확인해 주세요',
};
