import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const nl: Translation<typeof en> = {
  label: 'Aanbieding',
  dismiss: 'Deze aanbieding verbergen',
};
