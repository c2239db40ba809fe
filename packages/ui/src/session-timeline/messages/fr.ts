import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English ce053d44. */
export const fr: Translation<typeof en> = {
  legend: 'Choisissez un moment de la séance',
  note: 'Le mot du professeur aux parents',
  well: 'Ce qui a bien marché',
  lost: 'Ce qui a coûté des points',
  next: 'À travailler d’ici la prochaine fois',
};
