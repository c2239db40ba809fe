import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0dec6216. */
export const zhHant: Translation<typeof en> = {
  sample: '範例',
  sampleMeans: '由我們撰寫，用以說明此處將刊登的內容',
};
