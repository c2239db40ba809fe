import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 43d5000b. */
export const fr: Translation<typeof en> = {
  available: '[{available} points]',
  task: 'Cochez chaque phrase qui rapporte un point.',
  count: 'Votre note :',
  compare: 'Comparer avec la correction du professeur',
  hide: 'Masquer la correction du professeur',
  earns: 'Professeur, un point : ',
  earnsNothing: 'Professeur, aucun point : ',
  result: 'Vous avez mis {given}, le professeur {earned}.',
  missed: 'Vous n’avez pas compté {lines}.',
  generous: 'Le professeur n’accorde rien pour {lines}.',
  agreed: 'Vous êtes d’accord sur chaque ligne.',
  line: 'la ligne {line}',
  shareButton: 'Faire corriger par un ami',
  share: 'J’ai mis {given} à cette copie. Et toi ?',
  challenge: 'Quelqu’un a mis {given} à cette copie. Et vous, combien mettez-vous ?',
  copied: 'Le lien est copié. Envoyez-le à quelqu’un.',
  failed: 'Le navigateur ne permet pas la copie. Copiez plutôt l’adresse de cette page.',
};
