import type { CalendarMessages } from './en';

/** From English 9e4cd114. */
export const zhHant = {
  plan: '學習計劃',
  planAbout: '由 {brand} 的學習規劃工具製作。在工具中更改計劃，此日曆便會隨之更新。',
  gone: '已不在計劃中',
  dates: '考試日期與截止日期',
  datesAbout: '由 {brand} 提供。標示「預計」的日期尚未確認。請在來源核對每個日期。',
  expected: '{name}（預計）',
  cancelled: '已失效：{name}',
  firstSitting: '當天的第一場考試時段，確實時間由學校通知。',
  secondSitting: '當天的第二場考試時段，確實時間由學校通知。',
  schoolMayStartLater: '學校最多可延遲一小時開始。',
  ends: '結束時間：{time}',
  source: '來源：{source}',
  checked: '最近核對：{month}',
} satisfies CalendarMessages;
