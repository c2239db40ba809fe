import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b24dc35e. */
export const zhHans: Translation<typeof en> = {
  label: '本页内容',
};
