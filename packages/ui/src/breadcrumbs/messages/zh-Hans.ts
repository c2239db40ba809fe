import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English a0decdd9. */
export const zhHans: Translation<typeof en> = {
  label: '页面路径',
};
