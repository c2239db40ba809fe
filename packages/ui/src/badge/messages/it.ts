import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0dec6216. */
export const it: Translation<typeof en> = {
  sample: 'Esempio',
  sampleMeans: 'Scritto da noi per mostrare che cosa comparirà qui',
};
