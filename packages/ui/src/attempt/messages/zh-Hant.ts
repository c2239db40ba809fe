import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const zhHant: Translation<typeof en> = {
  answer: '你的答案',
  kept: '只留在這部裝置上，沒有人會讀到。',
  open: '查看批改後的答案',
  scheme: '評分方法。',
  more: '怎樣可以多取分數。',
};
