import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const zhHans: Translation<typeof en> = {
  close: '关闭',
};
