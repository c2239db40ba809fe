import type { MarkingMessages } from './en';

/** From English 77abc7b1. */
export const zhHant = {
  subject: '你的答卷已批改（{reference}）',
  marked: '導師已看過傳給我們的答卷，並寫下了批註。',
  see: '查看已批改的答卷',
  private: '這是私人連結：持有連結的人都能看到答卷，請只轉給你信任的人。',
  ends: '連結有效至 {date}，之後我們會刪除答卷和批註。',
  together: '想和我們一起看看嗎？免費諮詢時，我們會對着這份答卷來談，每一項批註你都可以提問。',
  title: '已批改的答卷',
  bring: '在免費諮詢中一起看',
  bringHelp: '請選擇你方便的時間。屆時我們會對着你的答卷來談，每一項批註你都可以提問。',
  keep: '如需保存，請用瀏覽器列印，或另存為 PDF。',
  kept: '此連結有效至 {date}，之後我們會刪除答卷和批註。如希望提早刪除，請給我們留言。',
  sample: '你允許我們把這份答卷打成文字、隱去姓名，用作樣本展示。你可以隨時改變主意。',
  withdraw: '不要展示我的答卷',
  withdrawn: '謝謝你告訴我們。我們不會把你的答卷用作樣本。',
  gone: '這個網址沒有可以顯示的答卷',
  goneHelp:
    '私人連結在傳送後 {days} 天內有效，也可能提早關閉。連結也可能不完整，請從我們的電郵再開啟一次。如仍無法開啟，請給我們留言，我們一起查找。',
} satisfies MarkingMessages;
