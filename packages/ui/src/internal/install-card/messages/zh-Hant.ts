import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English d3315846. */
export const zhHant: Translation<typeof en> = {
  heading: '將本網站安裝為應用程式',
  text: '應用程式有自己的圖示；沒有網絡時，仍可開啟已儲存的內容：讀過的頁面、工具和指南。',
  install: '安裝',
  later: '稍後再說',
  howTo: '使用說明',
  failed: '安裝失敗',
  unavailable: '無法顯示安裝提示',
  instead: '你的瀏覽器選單內可能有「安裝」或「新增至主畫面」。',
};
