import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 145133ab. */
export const ja: Translation<typeof en> = {
  subject: '科目',
  language: '言語',
  yourHours: 'お住まいの時間での時間帯',
  all: 'すべて',
  anyTime: 'いつでも',
  shown: '表示：{total}人中{count}人',
  none: '三つの条件すべてに合う人は、この一覧にいません。いずれかを「すべて」に戻すか、無料学習相談を予約してご希望をお聞かせください。',
  teaches: '担当科目',
  speaks: '使用言語',
  hours: '時間帯（{zone}）',
  checked: '確認したこと',
  checkedBy: '{date}、確認者：{name}',
  identity: '身分証明書',
  background: '犯罪経歴の確認',
  degree: '学位証明書',
  questions: '試験形式の問題の解答と採点',
  trial: '立ち会った模擬授業',
  notes: 'ご家庭への連絡文',
  note: '授業後の連絡の例',
};
