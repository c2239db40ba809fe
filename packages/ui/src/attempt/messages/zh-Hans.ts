import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const zhHans: Translation<typeof en> = {
  answer: '你的答案',
  kept: '只保存在这台设备上，没有人会读到。',
  open: '查看批改后的答案',
  scheme: '评分方法。',
  more: '怎样能得更多分。',
};
