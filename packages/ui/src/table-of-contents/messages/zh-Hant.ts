import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b24dc35e. */
export const zhHant: Translation<typeof en> = {
  label: '本頁內容',
};
