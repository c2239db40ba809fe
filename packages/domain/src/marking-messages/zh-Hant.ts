import type { MarkingMessages } from './en';

/** From English fbe48680. */
export const zhHant = {
  subject: '你的作業已批改（{reference}）',
  marked: '導師已經看過你寄來的作業，並寫下了批註。',
  see: '查看批改後的作業',
  private: '此連結是私密的：拿到連結的人都能看到作業，請只轉給你信任的人。',
  ends: '連結在 {date} 之前有效，之後我們會刪除作業和批註。',
  together: '想和我們一起看看嗎？免費諮詢時，我們會對著這份作業來談，每一條批註你都可以提問。',
  title: '批改後的作業',
  bring: '在免費諮詢中一起看',
  bringHelp: '請選擇你方便的時間。屆時我們會對著你的作業來談，每一條批註你都可以提問。',
  keep: '如需保存，請用瀏覽器列印，或另存為 PDF。',
  kept: '此連結在 {date} 之前有效，之後我們會刪除作業和批註。如果希望提早刪除，請寫信給我們。',
  sample: '你允許我們把這份作業當作範例展示，不出現姓名。你可以隨時改變主意。',
  withdraw: '不要展示我的作業',
  withdrawn: '謝謝你告訴我們。我們不會向任何人展示你的作業。',
  gone: '這個網址沒有可以顯示的作業',
  goneHelp:
    '私密連結在寄出後 {days} 天內有效，也可能提早關閉。連結也可能不完整，請從我們的電子郵件再開啟一次。如果還是不行，請寫信給我們，我們一起查找。',
} satisfies MarkingMessages;
