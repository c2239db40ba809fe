import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 8b8a7abd. */
export const ja: Translation<typeof en> = {
  label: 'キャンペーン',
  dismiss: 'このお知らせを閉じる',
};
