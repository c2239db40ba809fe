import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 8b8a7abd. */
export const ko: Translation<typeof en> = {
  label: '이벤트',
  dismiss: '이 안내 닫기',
};
