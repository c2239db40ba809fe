import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 22cfb593. */
export const ja: Translation<typeof en> = {
  label: 'メイン',
  inEnglish: 'リンク先は英語のページです。',
};
