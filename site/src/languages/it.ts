import type { Errors, NavigationFrom, Words } from './types';

export const words: Words = {
  offerLink: 'Veda le condizioni',
  perSession: 'a lezione',
  fromPrice: 'Lezioni a partire da {price}.',
  ask: 'Faccia prima una domanda',
  table: 'Tabella: {heading}',
  glanceTitle: 'In breve',
  glanceSession: 'Sessione d’esame IB',
  glanceLanguages: 'Lingue delle lezioni',
  glanceClock: 'Differenza di fuso orario',
  glanceAhead: 'rispetto a Toronto {winter} h in gennaio, {summer} h in luglio',
  glanceAlike: 'rispetto a Toronto {hours} h, d’inverno e d’estate',
  glanceSame: 'la stessa ora di Toronto',
  glancePrice: 'Prezzo di una lezione, a partire da',
  glanceCurrency: 'Valuta locale',
  glanceChannel: 'Per scriverci',
  schoolsNote:
    'Figurare nell’elenco non è una raccomandazione, e con queste scuole non abbiamo alcun accordo. Verifichi i programmi presso la scuola.',
  schoolsAll: 'Tutte le scuole del nostro elenco',
  timesCaption: 'Orari delle lezioni, nella Sua ora locale e in quella del docente a Toronto',
  timesThere: '{place}: orari delle lezioni, nell’ora locale e in quella di Toronto',
  timesDays: 'Giorni',
  timesLocal: 'La Sua ora',
  timesWinter: 'Toronto, inverno',
  timesSummer: 'Toronto, estate',
  by: 'Di {author}',
  updated: 'aggiornamento:',
  reviewed: 'verificato da {name},',
  minutes: '{minutes} min di lettura',
  offerEnded: 'Offerta terminata: {date}.',
  offerNow: 'Prezzi e condizioni attuali',
  sources: 'Fonti, ultima verifica: {date}',
  savedNothing: 'Qui non è ancora salvato nulla. Le pagine vengono salvate quando Lei le apre.',
  planWeeks: 'Pianifichi le settimane',
  free: 'Gratuito',
  stepTime: 'Sceglie un orario; il calendario si apre in una nuova scheda.',
  stepWork: 'Guardiamo insieme un compito corretto: dove si sono persi i punti?',
  stepPlan: 'Riceve una proposta con il prezzo e decide con calma.',
  termsSession: 'Una lezione',
  sessionIs: '{length}, individuale, online',
  termsChange: 'In caso di imprevisti',
  termsCoursework: 'Lavori valutati',
  courseworkRule:
    'Insegniamo il metodo su esercizi. Non scriviamo, non ritocchiamo e non correggiamo mai ciò che viene valutato.',
  termsAi: 'IA',
  aiRule: 'L’IA può preparare esercizi e annotazioni. Un docente li controlla tutti prima che l’allievo li veda.',
};

export const errors: Errors = {
  title: 'Qualcosa non ha funzionato',
  text: 'Siamo spiacenti, si è verificato un problema imprevisto. Ricarichi la pagina o ci contatti se il problema persiste.',
  retry: 'Riprova',
  home: 'Alla pagina iniziale',
  contact: 'Ci contatti',
};

export const navigationFrom: NavigationFrom = 'wide';
