import type { CalendarMessages } from './en';

/** From English 9e4cd114. */
export const zhHans = {
  plan: '学习计划',
  planAbout: '由 {brand} 的学习规划工具生成。在工具中修改计划，本日历会随之更新。',
  gone: '已不在计划中',
  dates: '考试日期与截止日期',
  datesAbout: '由 {brand} 提供。标注“预计”的日期尚未确认。请在来源处核对每个日期。',
  expected: '{name}（预计）',
  cancelled: '已失效：{name}',
  firstSitting: '当天的第一场考试时段，具体时间由学校通知。',
  secondSitting: '当天的第二场考试时段，具体时间由学校通知。',
  schoolMayStartLater: '学校最多可推迟一小时开始。',
  ends: '结束时间：{time}',
  source: '来源：{source}',
  checked: '最近核对：{month}',
} satisfies CalendarMessages;
