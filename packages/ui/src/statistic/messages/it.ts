import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English f3eab798. */
export const it: Translation<typeof en> = {
  checked: '(ultima verifica: {date})',
};
