import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const zhHant: Translation<typeof en> = {
  label: '優惠',
  dismiss: '關閉此優惠訊息',
};
