import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fe6b62ea. */
export const it: Translation<typeof en> = {
  label: 'Il Suo riferimento',
  copy: 'Copia il riferimento',
  copied: 'Riferimento copiato',
  failed: 'Qui la copia è bloccata. Selezioni il riferimento e lo copi a mano.',
};
