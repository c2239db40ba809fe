import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0465f1fd. */
export const ja: Translation<typeof en> = {
  heading: 'サイトの新しいバージョンがあります',
  text: '更新すると、このページを読み込み直します。',
  update: '今すぐ更新',
};
