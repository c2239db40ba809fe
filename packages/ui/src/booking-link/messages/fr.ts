import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 69cc74b3. */
export const fr: Translation<typeof en> = {
  book: 'Réserver un premier entretien gratuit',
  bookShort: 'Entretien gratuit',
  opensInNewTab: 'S’ouvre dans un nouvel onglet',
};
