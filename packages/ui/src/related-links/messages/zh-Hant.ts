import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 63802824. */
export const zhHant: Translation<typeof en> = {
  label: '相關頁面',
};
