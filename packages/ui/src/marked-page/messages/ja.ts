import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 7011dd07. */
export const ja: Translation<typeof en> = {
  page: '{pages}ページ中{page}ページ',
  photo: '{pages}ページ中{page}ページ、写真',
  note: 'コメント{number}',
  marked: 'コメント{number}、{kind}、{place}：',
  mark: '{kind}、{place}',
  tick: 'チェック印',
  underline: '下線',
  wavy: '波線',
  highlight: 'マーカー',
  ring: '丸囲み',
  upper: 'ページの上半分',
  lower: 'ページの下半分',
  grade: '得点：{grade}',
};
