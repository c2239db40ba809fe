import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English f3eab798. */
export const ko: Translation<typeof en> = {
  checked: '(최종 확인: {date})',
};
