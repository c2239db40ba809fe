import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const de: Translation<typeof en> = {
  close: 'Ausblenden',
};
