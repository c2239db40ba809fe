import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English a0decdd9. */
export const de: Translation<typeof en> = {
  label: 'Navigationspfad',
};
