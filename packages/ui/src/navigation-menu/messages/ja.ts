import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 57434420. */
export const ja: Translation<typeof en> = {
  label: 'メイン',
  featured: '注目',
};
