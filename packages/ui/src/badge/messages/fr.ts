import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0dec6216. */
export const fr: Translation<typeof en> = {
  sample: 'Exemple',
  sampleMeans: 'Exemple rédigé par nos soins',
};
