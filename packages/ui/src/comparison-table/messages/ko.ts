import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1877ea7b. */
export const ko: Translation<typeof en> = {
  yes: '예',
  no: '아니요',
};
