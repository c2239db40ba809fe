import type { LeadMessages } from './en';

/** From English d606b5c5. */
export const zhHant = {
  received: '訊息已經送達，你無須再做甚麼。我們會以電郵回覆，發送至你填寫的地址。',
  pagesThanks: '謝謝，我們已收到你的答卷',
  pagesReceived: '答卷已經送達，你無須再做甚麼。',
  pagesSubject: '我們已收到你的答卷（{reference}）',
  reference: '你的參考編號',
  quote: '如就同一問題再次聯絡，請註明參考編號，方便我們即時找到你的訊息。',
  yours: '你的訊息',
  next: '接下來',
  read: '由專人閱讀你的訊息。',
  answer: '你會收到我們的電郵：建議一個免費諮詢的時間；如有不清楚的地方，我們會先問你。',
  mark: '導師會批改你的答卷。我們以電郵把私人連結傳給你；如果學生年紀未到可自行同意，便傳給家長。',
  due: '你最遲會在 {when}（{zone}）收到我們的回覆。',
  decide: '是否繼續，由你決定。目前沒有任何預約，亦無須付費。',
  spam: '如沒有收到回覆，請先查看垃圾郵件資料夾，再聯絡我們並註明參考編號。',
  book: '預約免費諮詢',
  bookHelp: '如想自行選擇時間，可使用我們的預約日曆，它會在新分頁開啟。',
  reminder: '在日曆加入提示',
  reminderTitle: '查看 {brand} 的回覆',
  subject: '我們已收到你的訊息（{reference}）',
  automatic: '此電郵由系統自動發出。如你回覆，會有專人閱讀。',
  notYou: '如果你沒有聯絡過我們，應是有人誤填了你的電郵地址。請直接回覆此電郵，寫一個字也可以，我們便會刪除該地址。',
  missing: '找不到訊息',
  missingHelp:
    '此頁在提交訊息後顯示，而這個網址沒有對應的訊息。如你提交後看到參考編號，表示訊息已經送達；如沒有看到，請再聯絡我們。',
  write: '聯絡我們',
} satisfies LeadMessages;
