import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English d5b4212f. */
export const zhHant: Translation<typeof en> = {
  result: '結果',
  exampleStamp: '例子',
  exampleOf: '例子：{title}',
  startEmpty: '由空白開始',
  bring: '帶同結果來免費諮詢',
  bringHelp: '結果會放入表格的訊息內，你可以在那裏修改或刪除。只有提交表格後，我們才會收到。',
  bringLink: '開啟：{address}',
  own: '每次更改後，結果會即時更新。填寫的內容只留在此瀏覽器內，不會傳送給我們。',
  copyLink: '複製此結果的連結',
  copied: '已複製連結。開啟連結的人會看到這個結果。',
  copyFailed: '你的瀏覽器不允許在此複製，連結未能複製。請從網址列複製。',
  print: '列印或儲存為 PDF',
  csv: '儲存為表格（CSV）',
  picture: '儲存為圖片',
  pictureFailed: '此瀏覽器無法製作圖片，請改為列印結果。',
  nothingToSave: '還沒有可儲存的結果。缺少的內容見結果欄。',
  saved: '已儲存為 {file}。',
  clear: '清除內容',
  cleared: '已全部清除，包括此裝置上保留的內容。',
  undo: '復原',
  keep: '在此裝置上保留我填寫的內容',
  keepHelp: '內容會留在此瀏覽器內，直至你清除為止，不會傳送給我們。',
  brokenLink: '無法讀取該連結，因此顯示例子。連結可能不完整，請重新索取。',
  link: '這裏顯示的是連結中的內容。你自己填寫的內容仍然保留。',
  linkBack: '返回我的內容',
  linkKeep: '改為保留這些內容',
  linkKept: '現在保留的是這些內容，取代了你之前填寫的內容。',
  printed: '{date}，來自 {address}',
};
