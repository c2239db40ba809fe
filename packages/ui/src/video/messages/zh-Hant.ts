import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c3d7eb40. */
export const zhHant: Translation<typeof en> = {
  play: '播放影片',
  note: '按下播放後，影片會從{company}載入，{company}屆時會得知你的 IP 位址，並可能在你的瀏覽器中儲存資料。',
  watch: '在{company}觀看',
  opensInNewTab: '在新分頁開啟',
};
