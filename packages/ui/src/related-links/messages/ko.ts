import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 63802824. */
export const ko: Translation<typeof en> = {
  label: '관련 페이지',
};
