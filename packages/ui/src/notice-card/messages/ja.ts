import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ja: Translation<typeof en> = {
  close: '閉じる',
};
