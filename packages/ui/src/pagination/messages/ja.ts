import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 322f129a. */
export const ja: Translation<typeof en> = {
  label: 'ページ送り',
  previous: '前へ',
  next: '次へ',
  page: '{page}ページ',
};
