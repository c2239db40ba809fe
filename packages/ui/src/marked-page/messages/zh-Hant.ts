import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 7011dd07. */
export const zhHant: Translation<typeof en> = {
  page: '第 {page} 頁，共 {pages} 頁',
  photo: '第 {page} 頁，共 {pages} 頁，相片',
  note: '批註 {number}',
  marked: '批註 {number}，{kind}，{place}：',
  mark: '{kind}，{place}',
  tick: '打勾',
  underline: '底線',
  wavy: '波浪線',
  highlight: '螢光標示',
  ring: '圈起',
  upper: '在頁面上半部',
  lower: '在頁面下半部',
  grade: '得分：{grade}',
};
