import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English a0decdd9. */
export const fr: Translation<typeof en> = {
  label: 'Fil d’Ariane',
};
