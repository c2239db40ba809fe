import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0dec6216. */
export const de: Translation<typeof en> = {
  sample: 'Beispiel',
  sampleMeans: 'Dieses Beispiel haben wir selbst geschrieben',
};
