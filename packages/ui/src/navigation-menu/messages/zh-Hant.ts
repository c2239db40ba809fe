import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c2351dba. */
export const zhHant: Translation<typeof en> = {
  label: '主選單',
  featured: '推薦',
};
