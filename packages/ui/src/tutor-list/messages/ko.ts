import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 145133ab. */
export const ko: Translation<typeof en> = {
  subject: '과목',
  language: '언어',
  yourHours: '계신 곳 시각 기준 시간대',
  all: '전체',
  anyTime: '언제든지',
  shown: '전체 {total}명 중 {count}명 표시',
  none: '세 가지 조건을 모두 충족하는 사람이 목록에 없습니다. 하나를 ‘전체’로 바꾸거나, 무료 상담을 예약하고 원하시는 바를 알려 주세요.',
  teaches: '가르치는 과목',
  speaks: '사용 언어',
  hours: '시간대({zone})',
  checked: '확인한 것',
  checkedBy: '{date}, 확인: {name}',
  identity: '신분증',
  background: '범죄 경력 조회',
  degree: '학위 증명서',
  questions: '시험 형식 문제 풀이와 채점',
  trial: '참관한 시범 수업',
  notes: '가정에 보내는 글',
  note: '수업 뒤에 보내는 글',
};
