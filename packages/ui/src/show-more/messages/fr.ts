import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English be23d6d3. */
export const fr: Translation<typeof en> = {
  more: 'Afficher les {count} autres',
  fewer: 'Afficher moins',
};
