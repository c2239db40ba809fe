import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const zhHant: Translation<typeof en> = {
  result: '結果',
  copyLink: '複製此結果的連結',
  copied: '連結已複製。打開連結的人會看到這個結果。',
  copyFailed: '瀏覽器不允許在此複製，連結未能複製。請從網址列複製。',
  print: '列印或儲存為PDF',
  csv: '儲存為表格（CSV）',
  picture: '儲存為圖片',
  pictureFailed: '此瀏覽器無法繪製圖片。請改為列印結果。',
  saved: '已儲存為{file}。',
  clear: '清除',
  cleared: '已全部清除，包括此裝置上保存的內容。',
  undo: '復原',
  keep: '在此裝置上保存我的輸入',
  keepHelp: '內容會留在此瀏覽器中，直到您清除為止，不會傳送給我們。',
  brokenLink: '無法讀取該連結，因此顯示的是示例。連結可能不完整，請重新取得。',
  printed: '{date}，來自{address}',
};
