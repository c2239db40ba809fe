import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English d3315846. */
export const it: Translation<typeof en> = {
  heading: 'Installi questo sito come app',
  text: 'L’app ha un’icona propria, e ciò che è salvato si apre senza connessione: pagine che ha letto, strumenti e guide.',
  install: 'Installa',
  later: 'Più tardi',
  howTo: 'Come si fa',
  failed: 'L’installazione non è riuscita',
  unavailable: 'Qui il Suo browser non propone l’installazione',
  instead: 'Nel menu del browser può esserci «Installa» o «Aggiungi a schermata Home».',
};
