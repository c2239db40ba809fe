import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 8b8a7abd. */
export const zhHans: Translation<typeof en> = {
  label: '优惠',
  dismiss: '关闭此优惠信息',
};
