import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const de: Translation<typeof en> = {
  note: 'Hinweis',
  tip: 'Tipp',
  warning: 'Bitte beachten',
};
