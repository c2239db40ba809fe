import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fd7af727. */
export const ja: Translation<typeof en> = {
  programme: 'プログラム',
  city: '都市',
  all: 'すべて',
  shown: '全{total}校のうち{count}校を表示',
  none: '両方の条件に合う学校は、この一覧にはありません。どちらか一方で「すべて」をお選びください。',
  empty: '掲載している学校はまだありません。',
  website: 'ウェブサイト',
  opensInNewTab: '新しいタブで開きます',
  unverified: '学校にご確認ください',
};
