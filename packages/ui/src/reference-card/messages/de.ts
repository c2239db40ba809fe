import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const de: Translation<typeof en> = {
  label: 'Ihre Referenz',
  copy: 'Referenz kopieren',
  copied: 'Referenz kopiert',
  failed: 'Kopieren ist hier gesperrt. Markieren Sie die Referenz und kopieren Sie sie von Hand.',
};
