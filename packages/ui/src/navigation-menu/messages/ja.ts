import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c2351dba. */
export const ja: Translation<typeof en> = {
  label: 'メイン',
  featured: '注目',
};
