import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b24dc35e. */
export const ar: Translation<typeof en> = {
  label: 'في هذه الصفحة',
};
