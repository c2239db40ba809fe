import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  book: 'Réserver un premier entretien gratuit',
  bookShort: 'Entretien gratuit',
  opensInNewTab: 'S’ouvre dans un nouvel onglet',
};
