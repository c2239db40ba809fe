import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English aba704bd. */
export const zhHant: Translation<typeof en> = {
  label: '下一步',
  result: '您的結果',
};
