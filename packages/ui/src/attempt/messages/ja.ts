import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English cad9e8c0. */
export const ja: Translation<typeof en> = {
  answer: 'あなたの解答',
  kept: 'この端末にだけ残り、誰も読みません。',
  open: '添削済みの解答を見る',
  close: '添削済みの解答を隠す',
  scheme: '採点の基準。',
  more: 'さらに点を取るには。',
};
