import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 8b8a7abd. */
export const nl: Translation<typeof en> = {
  label: 'Aanbieding',
  dismiss: 'Deze aanbieding verbergen',
};
