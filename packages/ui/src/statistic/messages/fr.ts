import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English f3eab798. */
export const fr: Translation<typeof en> = {
  checked: '(dernière vérification : {date})',
};
