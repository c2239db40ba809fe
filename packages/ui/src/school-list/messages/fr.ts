import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fd7af727. */
export const fr: Translation<typeof en> = {
  programme: 'Programme',
  city: 'Ville',
  all: 'Tout afficher',
  shown: 'Écoles affichées : {count} sur {total}',
  none: 'Aucune école de cette liste ne répond aux deux critères. Choisissez « Tout afficher » pour l’un des deux.',
  empty: 'Aucun établissement n’est répertorié pour le moment.',
  website: 'Site web',
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  unverified: 'À confirmer auprès de l’école',
};
