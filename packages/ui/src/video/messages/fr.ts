import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c3d7eb40. */
export const fr: Translation<typeof en> = {
  play: 'Lire la vidéo',
  note: 'Si vous lancez la lecture, la vidéo est chargée depuis {company}, qui apprend alors votre adresse IP et peut enregistrer des données dans votre navigateur.',
  watch: 'Regarder sur {company}',
  opensInNewTab: 'S’ouvre dans un nouvel onglet',
};
