import type { Errors, NavigationFrom, Words } from './types';

export const words: Words = {
  offerLink: '查看條款',
  perSession: '（每節）',
  fromPrice: '每節學費由 {price} 起。',
  ask: '先向我們查詢',
  table: '表格：{heading}',
  glanceTitle: '資料一覽',
  glanceSession: 'IB 考期',
  glanceLanguages: '授課語言',
  glanceClock: '時差',
  glanceAhead: '相對多倫多：一月 {winter} 小時，七月 {summer} 小時',
  glanceSame: '與多倫多時間相同',
  glancePrice: '每節學費（起）',
  glanceCurrency: '當地貨幣',
  glanceChannel: '聯絡方式',
  schoolsNote: '列出學校不代表推薦，我們與這些學校亦無任何協議。課程以學校公布為準，請向學校確認。',
  schoolsAll: '查看名單上全部學校',
  timesCaption: '你當地的上課時間，以及導師在多倫多的時間',
  timesDays: '星期',
  timesLocal: '你的時間',
  timesWinter: '多倫多（冬季）',
  timesSummer: '多倫多（夏季）',
  by: '作者：{author}',
  updated: '更新於',
  minutes: '閱讀約需 {minutes} 分鐘',
  offerEnded: '此優惠已於 {date} 結束。',
  offerNow: '現行收費',
  sources: '資料來源（最後核對：{date}）',
  savedNothing: '這裏尚未儲存任何內容。頁面會在你開啟時自動儲存。',
  planWeeks: '制訂溫習計劃',
  free: '免費',
  stepTime: '選一個時間，預約日曆會在新分頁開啟。',
  stepWork: '一起看一份改好的功課或試卷，找出分數失在哪裏。',
  stepPlan: '您會收到連價錢的建議，慢慢決定就可以。',
};

export const errors: Errors = {
  title: '發生錯誤',
  text: '抱歉，發生了未能預料的問題。請重新載入頁面；如問題持續，請與我們聯絡。',
  retry: '再試一次',
  home: '返回首頁',
  contact: '聯絡我們',
};

export const navigationFrom: NavigationFrom = 'wide';
