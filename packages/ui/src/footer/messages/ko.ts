import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 3967a13a. */
export const ko: Translation<typeof en> = {
  contact: '연락처',
  outside: '관련 사이트',
  locations: '지역별 안내',
  cookies: '쿠키 설정',
  cookiesFailed: '쿠키 설정을 불러오지 못했습니다. 연결 상태를 확인한 뒤 버튼을 다시 눌러 주세요.',
  opensInNewTab: '새 탭에서 열립니다',
  nonAffiliation:
    '본 사이트({brand})는 국제 바칼로레아 기구(International Baccalaureate Organization) 및 College Board와 제휴 관계가 없으며, 승인이나 추천을 받지 않았습니다. IB, International Baccalaureate, AP, Advanced Placement는 각 권리자의 명칭입니다.',
  copyright: '© {year} {brand}',
};
