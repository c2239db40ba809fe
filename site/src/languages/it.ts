import type { Errors, NavigationFrom, Words } from './types';

export const words: Words = {
  offerLink: 'Vedere le condizioni',
  perSession: 'a lezione',
  fromPrice: 'Lezioni a partire da {price}.',
  ask: 'Fare prima una domanda',
  table: 'Tabella: {heading}',
  glanceTitle: 'In breve',
  glanceSession: 'Sessione d’esame IB',
  glanceLanguages: 'Lingue delle lezioni',
  glanceClock: 'Differenza di fuso orario',
  glanceAhead: 'rispetto a Toronto {winter} h in gennaio, {summer} h in luglio',
  glanceSame: 'la stessa ora di Toronto',
  glancePrice: 'Prezzo di una lezione, a partire da',
  glanceCurrency: 'Valuta locale',
  glanceChannel: 'Per scriverci',
  schoolsNote:
    'Figurare nell’elenco non è una raccomandazione, e con queste scuole non abbiamo alcun accordo. La preghiamo di verificare i programmi presso la scuola.',
  schoolsAll: 'Tutte le scuole del nostro elenco',
  timesCaption: 'Orari delle lezioni secondo l’ora locale e secondo quella del docente a Toronto',
  timesDays: 'Giorni',
  timesLocal: 'Ora locale',
  timesWinter: 'Toronto, inverno',
  timesSummer: 'Toronto, estate',
  by: 'Di {author}',
  updated: 'aggiornato il',
  minutes: '{minutes} min di lettura',
  offerEnded: 'Questa offerta è terminata il {date}.',
  offerNow: 'Che cosa vale ora',
  sources: 'Fonti, ultima verifica: {date}',
  savedNothing: 'Qui non è ancora salvato nulla. Le pagine si salvano quando Lei le apre.',
  planWeeks: 'Pianifichi le settimane',
  free: 'Gratuito',
  stepTime: 'Sceglie un orario; il calendario si apre in una nuova scheda.',
  stepWork: 'Guardiamo un compito corretto e dove si sono persi i punti.',
  stepPlan: 'Riceve una proposta con il prezzo e decide con calma.',
};

export const errors: Errors = {
  title: 'Qualcosa non ha funzionato',
  text: 'Siamo spiacenti, si è verificato un problema imprevisto. Ricarichi la pagina o ci contatti se il problema persiste.',
  retry: 'Riprovare',
  home: 'Alla pagina iniziale',
  contact: 'Contattare l’assistenza',
};

export const navigationFrom: NavigationFrom = 'wide';
