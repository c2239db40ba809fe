import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const nl: Translation<typeof en> = {
  sample: 'Voorbeeld',
  sampleMeans: 'Door ons geschreven om te laten zien wat hier komt te staan',
};
