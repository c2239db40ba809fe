import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 430cf2d3. */
export const ja: Translation<typeof en> = {
  optional: '（任意）',
};
