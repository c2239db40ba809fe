import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1877ea7b. */
export const ja: Translation<typeof en> = {
  yes: 'はい',
  no: 'いいえ',
};
