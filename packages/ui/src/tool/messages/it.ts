import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const it: Translation<typeof en> = {
  result: 'Risultato',
  copyLink: 'Copia un link a questo risultato',
  copied: 'Link copiato. Chi lo apre vede questo risultato.',
  copyFailed:
    'Il link non è stato copiato, perché qui il Suo browser non lo consente. Lo copi dalla barra degli indirizzi.',
  print: 'Stampa o salva come PDF',
  csv: 'Salva come tabella (CSV)',
  picture: 'Salva come immagine',
  pictureFailed: 'Non è stato possibile disegnare l’immagine in questo browser. Stampi invece il risultato.',
  saved: 'Salvato come {file}.',
  clear: 'Cancella i dati inseriti',
  cleared: 'Tutto è cancellato, anche ciò che questo dispositivo aveva conservato.',
  undo: 'Annulla',
  keep: 'Conserva i miei dati su questo dispositivo',
  keepHelp: 'Restano in questo browser finché non li cancella e non ci vengono inviati.',
  brokenLink: 'Il link non era leggibile, perciò vede un esempio. Chieda di nuovo il link: forse è stato troncato.',
  printed: '{date}, da {address}',
};
