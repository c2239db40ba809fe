import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 6cff3c91. */
export const ko: Translation<typeof en> = {
  label: '다음 단계',
};
