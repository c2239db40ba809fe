import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c3d7eb40. */
export const zhHans: Translation<typeof en> = {
  play: '播放视频',
  note: '点击播放后，视频将从{company}加载，{company}届时会获知您的IP地址，并可能在您的浏览器中存储数据。',
  watch: '在{company}上观看',
  opensInNewTab: '在新标签页中打开',
};
