import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English a0decdd9. */
export const ar: Translation<typeof en> = {
  label: 'مسار التصفح',
};
