import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English cad9e8c0. */
export const zhHant: Translation<typeof en> = {
  answer: '你的答案',
  kept: '只儲存在此裝置，沒有人會看到。',
  open: '查看一份已批改的答案',
  close: '收起已批改的答案',
  scheme: '評分準則：',
  more: '怎樣多取分數：',
};
