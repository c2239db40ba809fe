import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const nl: Translation<typeof en> = {
  close: 'Sluiten',
};
