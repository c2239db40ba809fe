import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 2794bc55. */
export const de: Translation<typeof en> = {
  note: 'Hinweis',
  tip: 'Tipp',
  warning: 'Bitte beachten',
};
