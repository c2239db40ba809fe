import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 58dddfcd. */
export const zhHant: Translation<typeof en> = {
  heading: '你處於離線狀態',
  text: '部分功能可能受限，恢復連線後內容會同步更新。',
  works: '已儲存在此裝置的內容仍可開啟。你提交的訊息會在頁面開啟期間保留，連線後自動送達。',
  saved: '查看已儲存的內容',
};
