import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 7011dd07. */
export const zhHans: Translation<typeof en> = {
  page: '第{page}页，共{pages}页',
  photo: '第{page}页，共{pages}页，照片',
  note: '批注{number}',
  marked: '批注{number}，{kind}，{place}：',
  mark: '{kind}，{place}',
  tick: '打勾',
  underline: '下划线',
  wavy: '波浪线',
  highlight: '荧光标记',
  ring: '圈出',
  upper: '在页面上半部分',
  lower: '在页面下半部分',
  grade: '得分：{grade}',
};
