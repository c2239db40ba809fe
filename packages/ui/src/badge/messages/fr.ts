import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0dec6216. */
export const fr: Translation<typeof en> = {
  sample: 'Exemple',
  sampleMeans: 'Rédigé par nos soins pour montrer ce qui figurera ici',
};
