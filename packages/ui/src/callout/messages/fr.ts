import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 2794bc55. */
export const fr: Translation<typeof en> = {
  note: 'Remarque',
  tip: 'Conseil',
  warning: 'Attention',
};
