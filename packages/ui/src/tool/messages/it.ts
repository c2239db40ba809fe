import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 9bf90614. */
export const it: Translation<typeof en> = {
  result: 'Risultato',
  exampleStamp: 'Esempio',
  exampleOf: 'Esempio: {title}',
  startEmpty: 'Inizi da zero',
  bring: 'Porti il risultato a un primo colloquio gratuito',
  bringHelp:
    'Il Suo risultato passa nel messaggio del nostro modulo. Lì può modificarlo o toglierlo. Lo riceviamo solo se invia il modulo.',
  bringLink: 'Per aprirlo: {address}',
  own: 'Il risultato segue subito ogni modifica. Ciò che viene inserito resta in questo browser e non ci viene inviato.',
  copyLink: 'Copia il link a questo risultato',
  copied: 'Link copiato. Chi lo apre vede questo risultato.',
  copyFailed:
    'Il link non è stato copiato, perché qui il Suo browser non lo consente. Lo copi dalla barra degli indirizzi.',
  copyFailedInFrame:
    'Il browser non ci ha permesso di copiare il link. Apra il risultato in una nuova scheda e copi lì l’indirizzo.',
  openResult: 'Aprire il risultato',
  print: 'Stampa o salva come PDF',
  csv: 'Salva come tabella (CSV)',
  picture: 'Salva come immagine',
  pictureFailed: 'Non è stato possibile creare l’immagine in questo browser. In alternativa, stampi il risultato.',
  nothingToSave: 'Non c’è ancora un risultato da salvare. Il foglio accanto al modulo indica che cosa manca.',
  saved: 'Salvato come {file}.',
  clear: 'Cancella i dati inseriti',
  cleared: 'Tutto è stato cancellato, anche ciò che era conservato su questo dispositivo.',
  undo: 'Annulla',
  keep: 'Conserva i miei dati su questo dispositivo',
  keepHelp: 'Restano in questo browser finché Lei non li cancella e non ci vengono inviati.',
  brokenLink:
    'Non è stato possibile leggere il link, perciò vede un esempio. Lo chieda di nuovo: forse è stato troncato.',
  link: 'Questi sono i dati di un link. I Suoi restano conservati.',
  linkBack: 'Torna ai miei',
  linkKeep: 'Conserva questi al loro posto',
  linkKept: 'Ora sono conservati questi dati, al posto dei precedenti.',
  printed: '{date}, da {address}',
};
