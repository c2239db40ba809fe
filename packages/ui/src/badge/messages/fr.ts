import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  sample: 'Exemple',
  sampleMeans: 'Rédigé par nos soins pour montrer ce qui figurera ici',
};
