import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const zhHant: Translation<typeof en> = {
  close: '關閉',
};
