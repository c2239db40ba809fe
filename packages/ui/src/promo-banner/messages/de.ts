import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const de: Translation<typeof en> = {
  label: 'Angebot',
  dismiss: 'Dieses Angebot ausblenden',
};
