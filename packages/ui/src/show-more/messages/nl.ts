import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English be23d6d3. */
export const nl: Translation<typeof en> = {
  more: 'Toon nog {count}',
  fewer: 'Toon minder',
};
