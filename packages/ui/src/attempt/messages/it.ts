import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English cad9e8c0. */
export const it: Translation<typeof en> = {
  answer: 'La Sua risposta',
  kept: 'Resta su questo dispositivo; nessuno la legge.',
  open: 'Mostra la risposta con le correzioni',
  close: 'Nascondi la risposta con le correzioni',
  scheme: 'Come si assegnano i punti.',
  more: 'Come ottenere più punti.',
};
