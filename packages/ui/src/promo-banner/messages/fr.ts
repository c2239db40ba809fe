import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 8b8a7abd. */
export const fr: Translation<typeof en> = {
  label: 'Offre',
  dismiss: 'Masquer cette offre',
};
