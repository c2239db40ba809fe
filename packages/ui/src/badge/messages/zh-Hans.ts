import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0dec6216. */
export const zhHans: Translation<typeof en> = {
  sample: '示例',
  sampleMeans: '由我们撰写，用于说明此处将展示的内容',
};
