import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 145133ab. */
export const zhHant: Translation<typeof en> = {
  subject: '科目',
  language: '語言',
  yourHours: '你當地的時間',
  all: '全部',
  anyTime: '任何時間',
  shown: '顯示 {count} 位，共 {total} 位',
  none: '名單上沒有人同時符合三項條件。請把其中一項改為「全部」，或預約免費諮詢，告訴我們你的需要。',
  teaches: '任教科目',
  speaks: '授課語言',
  hours: '時間（{zone}）',
  checked: '我們核實過的事項',
  checkedBy: '{date}，核實人：{name}',
  identity: '身分證明文件',
  background: '無犯罪紀錄證明',
  degree: '學位證書',
  questions: '按考試題型作答並批改',
  trial: '我們旁聽的試教',
  notes: '寫給家長的話',
  note: '課後寫給家長的話',
};
