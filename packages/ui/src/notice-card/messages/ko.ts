import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ko: Translation<typeof en> = {
  close: '닫기',
};
