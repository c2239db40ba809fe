import type { CalendarMessages } from './en';

/** From English 9e4cd114. */
export const ja = {
  plan: '学習計画',
  planAbout: '{brand}の学習プランナーで作成した計画です。プランナーで計画を変えると、このカレンダーにも反映されます。',
  gone: '予定から外れました',
  dates: '試験日程と締め切り',
  datesAbout: '{brand}提供。「予定」とある日付はまだ確定していません。各日付は出典でご確認ください。',
  expected: '{name}（予定）',
  cancelled: '無効になりました：{name}',
  firstSitting: 'その日の1回目の試験時間帯です。開始時刻は学校からお知らせがあります。',
  secondSitting: 'その日の2回目の試験時間帯です。開始時刻は学校からお知らせがあります。',
  schoolMayStartLater: '学校によっては最大1時間遅く始まります。',
  ends: '終了：{time}',
  source: '出典：{source}',
  checked: '最終確認：{month}',
} satisfies CalendarMessages;
