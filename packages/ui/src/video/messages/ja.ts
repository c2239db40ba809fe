import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c3d7eb40. */
export const ja: Translation<typeof en> = {
  play: '動画を再生',
  note: '再生すると動画が{company}から読み込まれ、{company}にIPアドレスが伝わります。また、ブラウザーにデータが保存されることがあります。',
  watch: '{company}で見る',
  opensInNewTab: '新しいタブで開きます',
};
