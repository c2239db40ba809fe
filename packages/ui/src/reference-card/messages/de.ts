import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fe6b62ea. */
export const de: Translation<typeof en> = {
  label: 'Ihre Referenznummer',
  copy: 'Referenznummer kopieren',
  copied: 'Referenznummer kopiert',
  failed: 'Kopieren ist hier gesperrt. Markieren Sie die Referenznummer und kopieren Sie sie von Hand.',
};
