import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English e5340a45. */
export const ja: Translation<typeof en> = {
  answer: 'あなたの解答',
  kept: 'この端末にだけ残り、誰も読みません。',
  open: '添削済みの解答を見る',
  scheme: '採点の基準。',
  more: 'さらに点を取るには。',
};
