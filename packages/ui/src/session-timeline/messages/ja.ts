import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English ce053d44. */
export const ja: Translation<typeof en> = {
  legend: '授業の場面を選ぶ',
  note: '講師からご家庭への連絡',
  well: 'よくできたこと',
  lost: '失点したところ',
  next: '次回までの練習',
};
