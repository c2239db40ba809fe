import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 5d86b089. */
export const ja: Translation<typeof en> = {
  skip: '本文へ移動',
  home: '{brand} トップページ',
};
