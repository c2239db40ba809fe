import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 5d86b089. */
export const fr: Translation<typeof en> = {
  skip: 'Aller au contenu',
  home: '{brand}, page d’accueil',
};
