import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0dec6216. */
export const nl: Translation<typeof en> = {
  sample: 'Voorbeeld',
  sampleMeans: 'Door ons geschreven om te laten zien wat hier komt te staan',
};
