import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English be23d6d3. */
export const it: Translation<typeof en> = {
  more: 'Mostra altri {count}',
  fewer: 'Mostra meno',
};
