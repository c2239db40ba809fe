import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English be23d6d3. */
export const de: Translation<typeof en> = {
  more: '{count} weitere anzeigen',
  fewer: 'Weniger anzeigen',
};
