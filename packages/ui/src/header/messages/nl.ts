import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 5d86b089. */
export const nl: Translation<typeof en> = {
  skip: 'Naar de inhoud',
  home: '{brand}, homepage',
};
