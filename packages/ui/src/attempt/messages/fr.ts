import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English cad9e8c0. */
export const fr: Translation<typeof en> = {
  answer: 'Votre réponse',
  kept: 'Elle reste sur cet appareil et personne d’autre que vous ne la lit.',
  open: 'Voir la réponse corrigée',
  close: 'Masquer la réponse corrigée',
  scheme: 'Barème.',
  more: 'Ce qui rapporterait plus de points.',
};
