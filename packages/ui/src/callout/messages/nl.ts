import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 2794bc55. */
export const nl: Translation<typeof en> = {
  note: 'Opmerking',
  tip: 'Tip',
  warning: 'Let op',
};
