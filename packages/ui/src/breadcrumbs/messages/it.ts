import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English a0decdd9. */
export const it: Translation<typeof en> = {
  label: 'Percorso di navigazione',
};
