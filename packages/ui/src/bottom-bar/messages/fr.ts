import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 6cff3c91. */
export const fr: Translation<typeof en> = {
  label: 'Prochaine étape',
};
