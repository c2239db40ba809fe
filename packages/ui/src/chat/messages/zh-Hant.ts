import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fced9c68. */
export const zhHant: Translation<typeof en> = {
  ask: '提出問題',
  close: '關閉',
  what: '我是機器，不是真人。我會在本網站的頁面中尋找能回答你問題的句子，原文引用，並附上所在位置的連結。頁面上沒有的內容，我不知道。',
  not: '我不代做任何功課或課業，不預測成績，也不提供他人的資料。如有煩惱，請找信任的人傾談。',
  stays: '你寫的內容只保留在這個分頁，關閉分頁或重新開始後便會消失。請不要填寫個人資料。',
  staysModel: '除非你在下方表示同意，你寫的內容只保留在這個分頁，關閉分頁或重新開始後便會消失。請不要填寫個人資料。',
  modelAgree: '讓語言模型撰寫回答',
  modelHelp:
    '你的問題屆時亦會傳送給運行該模型的{receiver}。我們不保存任何內容。模型寫的句子會與我們的頁面核對，但仍可能有誤。只有在你年滿 {age} 歲或家長同意時才勾選。',
  modelWriting: '正在撰寫回答…',
  modelSaid: '語言模型這樣說：',
  starters: '例如',
  starterPrice: '一節課多少錢？',
  starterFree: '首次諮詢免費嗎？',
  starterLesson: '網上課堂怎樣進行？',
  starterCancel: '可以取消課堂嗎？',
  starterPoints: '取得 IB 文憑需要多少分？',
  log: '對話',
  asked: '你的問題：',
  thinking: '正在翻查我們的頁面…',
  found: '我們的頁面上寫道：',
  from: '引自我們的{language}頁面：',
  unknown: '我不知道：在我們的頁面上找不到能回答這個問題的內容。可以由真人為你解答：請聯絡我們，或預約免費諮詢。',
  failed: '出了點問題，我未能翻查我們的頁面。請再試一次，或聯絡我們。',
  failedOffline: '你似乎處於離線狀態，我未能翻查我們的頁面。請在連線後再試一次，或屆時聯絡我們。',
  again: '再試一次',
  policy_homework:
    '需要你自己呈交的功課，我不代寫、不代做，也不修改；練習題的答案我也不提供。導師可以教你自己完成的方法。',
  policy_grades:
    '誰也無法知道你會得到甚麼成績或取錄結果，所以我不作猜測。我們的計算器可以顯示某個結果需要甚麼條件，導師也可以和你一起看你的功課。',
  policy_worries:
    '聽起來你很不好受，而我只是一部機器。請和你信任的人傾談：父母、老師或朋友。如與健康有關，請向醫生求助；如有人身處危險，請聯絡當地的緊急服務。你也可以寫信給我們，會有真人閱讀，但我們是補習導師，不是輔導員。',
  policy_person: '關於他人，除頁面上已有的內容外，我不提供其他資料。如想聯絡某人，請寫信給我們。',
  policy_instructions: '我只能引用本網站的頁面，無法執行這類指令。你可以問我課堂、收費、科目或考試方面的問題。',
  field: '你的問題',
  send: '提問',
  tooLong: '你的問題有 {count} 個字元，最多 {max} 個。請縮短一些。',
  person: '向真人查詢',
  take: '附上這段對話',
  takeHelp: '對話會放入聯絡表格的訊息欄，提交前你可以查看和修改。',
  write: '聯絡我們',
  over: '重新開始',
  transcript: '我與網站聊天助手的對話：',
  transcriptCut: '（因篇幅所限，開頭部分已省略。）',
  transcriptMe: '我：{text}',
  transcriptChat: '聊天助手：{text}',
  transcriptQuotation: '「{text}」（{title}，{url}）',
  transcriptModel: '語言模型：{text}',
};
