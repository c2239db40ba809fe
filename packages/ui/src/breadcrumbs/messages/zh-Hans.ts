import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const zhHans: Translation<typeof en> = {
  label: '页面路径',
};
