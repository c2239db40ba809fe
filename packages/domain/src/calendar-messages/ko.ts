import type { CalendarMessages } from './en';

/** From English 9e4cd114. */
export const ko = {
  plan: '학습 계획',
  planAbout: '{brand}의 학습 플래너로 만들었습니다. 플래너에서 계획을 바꾸면 이 캘린더에도 반영됩니다.',
  gone: '더 이상 계획에 없음',
  dates: '시험 일정과 마감일',
  datesAbout: '{brand} 제공. ‘예정’으로 표시된 날짜는 아직 확정되지 않았습니다. 각 날짜를 출처에서 확인하세요.',
  expected: '{name} (예정)',
  cancelled: '더 이상 유효하지 않음: {name}',
  firstSitting: '그날의 첫 번째 시험 시간대입니다. 시작 시각은 학교에서 알려 드립니다.',
  secondSitting: '그날의 두 번째 시험 시간대입니다. 시작 시각은 학교에서 알려 드립니다.',
  schoolMayStartLater: '학교에 따라 최대 한 시간 늦게 시작할 수 있습니다.',
  ends: '종료: {time}',
  source: '출처: {source}',
  checked: '마지막 확인: {month}',
} satisfies CalendarMessages;
