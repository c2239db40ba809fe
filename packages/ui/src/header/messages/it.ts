import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 5d86b089. */
export const it: Translation<typeof en> = {
  skip: 'Vai al contenuto',
  home: '{brand}, home',
};
