import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English 48b30ae6. */
export const ko: Translation<typeof en> = {
  test: 'ReCAPTCHA 테스트',
  hide: 'ReCAPTCHA 테스트 닫기',
  title: 'ReCAPTCHA 테스트',
  note: '이 사이트의 운영자를 위한 기능입니다. 문의 양식의 봇 확인을 시험해 봅니다. 아무것도 저장되지 않습니다.',
  load: '스크립트',
  loading: '불러오는 중…',
  ready: '준비됨',
  notReady: 'ReCAPTCHA가 준비되지 않았습니다',
  none: '이 사이트에는 봇 확인 기능이 없습니다. 제공업체가 설정되어 있지 않습니다.',
  token: '토큰 생성',
  testToken: '토큰 생성하기',
  verification: '검증',
  testVerification: '토큰 검증하기',
  idle: '아직 테스트하지 않음',
  testing: '테스트 중…',
  success: '성공',
  tokenFailed: '토큰을 생성하지 못했습니다',
  tokenMissing: '봇 확인 토큰을 생성하지 못했거나 봇 확인이 준비되지 않았습니다',
  verificationFailed: '검증에 실패했습니다',
  networkError: '네트워크 오류',
  score: '점수: {score}',
  action: '동작:',
  codes: '코드:',
};
