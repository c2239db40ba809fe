import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English a0decdd9. */
export const ko: Translation<typeof en> = {
  label: '현재 위치',
};
