import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English cad9e8c0. */
export const zhHans: Translation<typeof en> = {
  answer: '您的答案',
  kept: '只保存在此设备上，没有人会看到。',
  open: '查看一份批改过的答案',
  close: '收起批改过的答案',
  scheme: '评分标准：',
  more: '怎样多得分：',
};
