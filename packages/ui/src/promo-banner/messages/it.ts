import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 8b8a7abd. */
export const it: Translation<typeof en> = {
  label: 'Offerta',
  dismiss: 'Nascondi questa offerta',
};
