import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  skip: 'Aller au contenu',
  home: '{brand}, page d’accueil',
};
