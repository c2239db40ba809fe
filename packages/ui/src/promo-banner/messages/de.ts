import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 8b8a7abd. */
export const de: Translation<typeof en> = {
  label: 'Angebot',
  dismiss: 'Dieses Angebot ausblenden',
};
