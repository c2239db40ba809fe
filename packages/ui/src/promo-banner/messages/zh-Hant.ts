import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 8b8a7abd. */
export const zhHant: Translation<typeof en> = {
  label: '優惠',
  dismiss: '關閉此優惠訊息',
};
