import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b24dc35e. */
export const ja: Translation<typeof en> = {
  label: 'このページの内容',
};
