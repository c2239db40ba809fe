import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 5ef79711. */
export const it: Translation<typeof en> = {
  ask: 'Faccia una domanda',
  close: 'Chiudi',
  what: 'Sono un programma, non una persona. Cerco nelle pagine di questo sito e cito le frasi che rispondono alla Sua domanda, ciascuna con un link al punto in cui si trova. Ciò che le nostre pagine non dicono, non lo so.',
  not: 'Non svolgo compiti né elaborati da valutare, non prevedo note e non do informazioni su persone. Se qualcosa La preoccupa, ne parli con qualcuno di cui si fida.',
  stays:
    'Ciò che scrive resta in questa scheda finché non la chiude o non ricomincia. La preghiamo di non scrivere nulla di personale.',
  staysModel:
    'Ciò che scrive resta in questa scheda finché non la chiude o non ricomincia, a meno che non acconsenta qui sotto. La preghiamo di non scrivere nulla di personale.',
  modelAgree: 'Un modello linguistico può formulare le risposte',
  modelHelp:
    'In tal caso le Sue domande vengono inviate anche a {receiver}, che lo gestisce. Noi non ne conserviamo nulla. Ciò che scrive viene confrontato con le nostre pagine e può comunque essere sbagliato. Selezioni la casella solo se ha almeno {age} anni o se un genitore è d’accordo.',
  modelWriting: 'Sto formulando una risposta…',
  modelSaid: 'Un modello linguistico lo formula così:',
  starters: 'Per esempio',
  starterPrice: 'Quanto costa una lezione?',
  starterFree: 'Il primo colloquio è gratuito?',
  starterLesson: 'Come si svolge una lezione online?',
  starterCancel: 'Posso annullare una lezione?',
  starterPoints: 'Quanti punti servono per il diploma IB?',
  log: 'Conversazione',
  asked: 'La Sua domanda:',
  thinking: 'Cerco nelle nostre pagine…',
  sum: 'Il calcolo parte dal prezzo più basso di una lezione. La proposta indica il Suo prezzo prima che paghi.',
  sumMonth: 'Un mese ha quattro o cinque settimane.',
  found: 'Le nostre pagine dicono:',
  foundUnsure: 'Non sono sicuro che questo risponda alla Sua domanda. Le nostre pagine dicono:',
  near: 'Vicino alla Sua domanda:',
  from: 'Dalla nostra pagina in {language}:',
  unknown:
    'Non lo so: nelle nostre pagine non ho trovato la risposta. Chieda a uno di noi: ci scriva o prenoti un primo colloquio gratuito.',
  failed:
    'Qualcosa non ha funzionato e non ho potuto cercare nelle nostre pagine. La preghiamo di riprovare o di scriverci.',
  failedOffline:
    'Sembra che Lei sia offline: non ho potuto cercare nelle nostre pagine. Riprovi quando la connessione sarà ristabilita, oppure ci scriva allora.',
  again: 'Riprova',
  policy_homework:
    'Non scrivo, non risolvo e non correggo lavori che deve consegnare Lei, e non do la soluzione degli esercizi. Un docente può mostrarLe come riuscirci da solo o da sola.',
  policy_grades:
    'Nessuno può sapere quale nota o quale posto otterrà, perciò non tiro a indovinare. I nostri calcolatori mostrano che cosa serve per un risultato, e un docente può guardare il Suo lavoro con Lei.',
  policy_person:
    'Sulle persone dico solo ciò che si legge nelle nostre pagine. Se desidera contattare qualcuno, ci scriva.',
  policy_instructions:
    'Posso solo citare le pagine di questo sito, quindi non posso seguire istruzioni di questo tipo. Mi chieda di lezioni, prezzi, materie o esami.',
  field: 'La Sua domanda',
  send: 'Invia',
  empty: 'Scriva prima la Sua domanda, per favore.',
  tooLong: 'La Sua domanda ha {count} caratteri; il massimo è {max}. La preghiamo di accorciarla.',
  person: 'Chieda a uno di noi',
  take: 'Allega questa conversazione',
  takeHelp: 'Viene inserita nel messaggio del modulo di contatto, dove può leggerla e modificarla prima dell’invio.',
  write: 'Ci scriva',
  over: 'Ricomincia',
  transcript: 'La mia conversazione con la chat del vostro sito:',
  transcriptCut: '(L’inizio manca per ragioni di spazio.)',
  transcriptMe: 'Io: {text}',
  transcriptChat: 'Chat: {text}',
  transcriptQuotation: '«{text}» ({title}, {url})',
  transcriptModel: 'Modello linguistico: {text}',
};
