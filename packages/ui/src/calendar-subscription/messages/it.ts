import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fa9c7b38. */
export const it: Translation<typeof en> = {
  label: 'Abbonarsi: {name}',
  apple: 'Calendario di Apple',
  google: 'Google Calendar',
  outlook: 'Outlook.com',
  copy: 'Copia l’indirizzo',
  copied: 'Indirizzo copiato. Lo aggiunga nella Sua app di calendario come calendario da internet.',
  failed: 'Il browser non ha permesso di copiare. L’indirizzo è selezionato qui sotto: lo copi da lì.',
  address: 'Indirizzo del calendario',
  others:
    'Per altri calendari, come Outlook della scuola, copi l’indirizzo e lo aggiunga lì come calendario da internet.',
  updates:
    'Il calendario si aggiorna da solo. Per toglierlo, elimini questo calendario nella Sua app; gli altri impegni restano.',
};
