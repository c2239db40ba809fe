import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 43d5000b. */
export const ja: Translation<typeof en> = {
  available: '[{available}点]',
  task: '得点になる文にチェックを入れてください。',
  count: 'あなたの採点：',
  compare: '講師の採点と比べる',
  hide: '講師の採点を隠す',
  earns: '講師、1点：',
  earnsNothing: '講師、得点なし：',
  result: 'あなたは{given}、講師は{earned}です。',
  missed: '見落とし：{lines}。',
  generous: '講師が点を与えなかったもの：{lines}。',
  agreed: 'すべての文で講師と一致しました。',
  line: '{line}番',
  shareButton: '友だちにも採点してもらう',
  share: 'この答案、私は{given}点をつけました。あなたなら？',
  challenge: 'この答案に{given}をつけた人がいます。あなたなら何点ですか。',
  copied: 'リンクをコピーしました。どなたかに送ってください。',
  failed: 'ブラウザーがコピーを許可していません。このページのアドレスをコピーしてください。',
};
