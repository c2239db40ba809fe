import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0465f1fd. */
export const zhHant: Translation<typeof en> = {
  heading: '本網站有新版本',
  text: '此頁會重新載入。',
  update: '立即更新',
};
