import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ja: Translation<typeof en> = {
  sample: '見本',
  sampleMeans: '掲載内容の例として、当サイトが作成したものです',
};
