import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1877ea7b. */
export const zhHans: Translation<typeof en> = {
  yes: '是',
  no: '否',
};
