import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0dec6216. */
export const ja: Translation<typeof en> = {
  sample: '見本',
  sampleMeans: '掲載内容の例として、当サイトが作成したものです',
};
