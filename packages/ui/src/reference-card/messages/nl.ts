import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fe6b62ea. */
export const nl: Translation<typeof en> = {
  label: 'Uw referentie',
  copy: 'Referentie kopiëren',
  copied: 'Referentie gekopieerd',
  failed: 'Kopiëren is hier geblokkeerd. Selecteer de referentie en kopieer die zelf.',
};
