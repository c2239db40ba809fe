import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c2351dba. */
export const ja: Translation<typeof en> = {
  label: 'メイン',
  inEnglish: 'リンク先は英語のページです。',
  featured: '注目',
};
