import type { Errors, NavigationFrom, Words } from './types';

export const words: Words = {
  offerLink: '이용 조건 보기',
  perSession: '(1회)',
  fromPrice: '1회 수업료는 {price}부터입니다.',
  ask: '먼저 질문하기',
  table: '표: {heading}',
  glanceTitle: '한눈에 보기',
  glanceSession: 'IB 시험 시기',
  glanceLanguages: '수업 언어',
  glanceClock: '시차',
  glanceAhead: '토론토 기준: 1월 {winter}시간, 7월 {summer}시간',
  glanceSame: '토론토와 같은 시각',
  glancePrice: '1회 수업료(최저)',
  glanceCurrency: '현지 통화',
  glanceChannel: '연락 방법',
  schoolsNote:
    '목록에 실렸다고 해서 추천하는 것은 아니며, 저희는 이 학교들과 아무런 협약도 맺고 있지 않습니다. 운영 과정은 해당 학교에 확인해 주세요.',
  schoolsAll: '목록의 모든 학교 보기',
  timesCaption: '현지 수업 시간과 튜터가 있는 토론토의 시각',
  timesDays: '요일',
  timesLocal: '현지 시간',
  timesWinter: '토론토(겨울)',
  timesSummer: '토론토(여름)',
  by: '글: {author}',
  updated: '수정',
  minutes: '읽는 데 약 {minutes}분',
  offerEnded: '이 이벤트는 {date}에 종료되었습니다.',
  offerNow: '현재 수업료',
  sources: '출처(최종 확인: {date})',
  savedNothing: '아직 저장된 것이 없습니다. 페이지는 열어 보실 때 저장됩니다.',
  planWeeks: '학습 계획 세우기',
  free: '무료',
  stepTime: '편한 시간을 고르세요. 예약 달력은 새 탭에서 열립니다.',
  stepWork: '채점된 시험지 한 장을 함께 보며 어디에서 점수를 잃는지 찾습니다.',
  stepPlan: '비용과 함께 제안을 드립니다. 결정은 천천히 하셔도 됩니다.',
};

export const errors: Errors = {
  title: '오류가 발생했습니다',
  text: '죄송합니다. 예상하지 못한 문제가 생겼습니다. 페이지를 새로 고쳐 주세요. 문제가 계속되면 저희에게 연락해 주시기 바랍니다.',
  retry: '다시 시도',
  home: '홈으로 이동',
  contact: '문의하기',
};

export const navigationFrom: NavigationFrom = 'wide';
