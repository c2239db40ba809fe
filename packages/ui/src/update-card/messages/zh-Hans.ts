import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0465f1fd. */
export const zhHans: Translation<typeof en> = {
  heading: '本网站有新版本',
  text: '本页会重新加载。',
  update: '立即更新',
};
