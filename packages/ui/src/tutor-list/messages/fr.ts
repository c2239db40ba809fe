import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 145133ab. */
export const fr: Translation<typeof en> = {
  subject: 'Matière',
  language: 'Langue',
  yourHours: 'Horaires à votre heure',
  all: 'Tout afficher',
  anyTime: 'À tout moment',
  shown: 'Affichés : {count} sur {total}',
  none: 'Personne dans cette liste ne répond aux trois critères. Choisissez « Tout afficher » pour l’un d’eux, ou réservez un premier entretien gratuit et dites-nous ce qu’il vous faut.',
  teaches: 'Enseigne',
  speaks: 'Langues',
  hours: 'Horaires ({zone})',
  checked: 'Ce que nous avons vérifié',
  checkedBy: '{date}, par {name}',
  identity: 'Pièce d’identité',
  background: 'Extrait de casier judiciaire',
  degree: 'Diplôme universitaire',
  questions: 'Questions d’examen, résolues et corrigées',
  trial: 'Séance d’essai à laquelle nous avons assisté',
  notes: 'Comptes rendus aux familles',
  note: 'Un compte rendu de séance',
};
