import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ja: Translation<typeof en> = {
  sample: '見本',
  sampleMeans: 'ここに載る内容を示すために当社が書いたものです',
};
