import type { StoredCategory, StoredItem } from '@tutoring/domain/stored-items';
import type { PrivacyMessages } from './types';

const purposes: Record<StoredItem['id'], string> = {
  consent: 'La Sua scelta sui cookie, per non chiedergliela a ogni pagina',
  bannerShown: 'Che in questa visita ha già visto la domanda sui cookie',
  language: 'La lingua che ha scelto per una pagina, per proporla sulle altre',
  region:
    'Se la Sua regione ha una pagina propria: la riga che la propone, finché non la segue o non la chiude; poi, solo che non la proponiamo di nuovo',
  saved: 'Pagine di questo sito, con strumenti ed elenchi, per aprirle senza connessione',
  installDismissed:
    'Quando ha risposto «Più tardi» alla proposta di installare il sito, per non richiederlo per una settimana',
  installAvailable: 'Da quando, in questa visita, il Suo browser può installare il sito',
  keptForms: 'Ciò che aveva scritto in un modulo quando una nuova versione del sito ha ricaricato la pagina',
  toolDraft: 'Ciò che ha inserito in un calcolatore, perché non si perda se la pagina si ricarica',
  toolKept: 'Ciò che ha inserito in un calcolatore, se ha chiesto al dispositivo di conservarlo',
  calendarExport:
    'I giorni contenuti nel file per il calendario del Suo piano di studio, perché il file successivo possa annullare quelli che non ci sono più; «Cancella i dati inseriti» nel pianificatore li elimina',
  studyPlan: 'Il piano di studio che segue, con spunte e note; «Elimina il piano» nel pianificatore lo cancella',
  planCalendar:
    'L’indirizzo del calendario del Suo piano di studio sul nostro server e la chiave che lo modifica, se ha messo il piano sul telefono; «Elimina dal server» nel pianificatore cancella entrambi',
  answers: 'Le Sue risposte agli esercizi, per ritrovarle quando torna',
  leadDraft: 'Un messaggio cominciato e non inviato, perché non si perda se la pagina si ricarica',
  pages: 'Le pagine del Suo lavoro scelte e non ancora inviate, perché non si perdano se la pagina si ricarica',
  sentLead:
    'Il riferimento del messaggio inviato, perché non lo invii due volte; il Suo nome, il Suo indirizzo e il Suo messaggio, finché la pagina di ringraziamento non li ha inseriti nel link al calendario e non ha mostrato il messaggio',
  chat: 'Ciò che ha chiesto e ciò che le nostre pagine hanno risposto, perché la conversazione continui sulla pagina successiva',
  recentSearches: 'Le Sue ultime ricerche, per poterle ripetere',
  noSearchKey: 'Che non desidera un tasto per aprire la ricerca',
  dismissedOffer: 'Quale offerta ha chiuso, perché resti chiusa',
  offerShown: 'Quale offerta ha visto su una scheda in questa visita, perché compaia una volta sola',
  attribution: 'L’annuncio, la newsletter o la pagina da cui è arrivato, la prima e l’ultima volta',
  ga: 'Distingue le visite di un browser da quelle di un altro',
  gaSession: 'Distingue una visita dalla successiva',
  gcl: 'Quale annuncio ha portato a una prenotazione',
  gac: 'Quale campagna ha portato a una prenotazione',
  recaptcha: 'Distingue le persone dalle macchine quando usa il modulo di contatto',
  recaptchaPage: 'Distingue le persone dalle macchine quando usa il modulo di contatto',
};

const categories: Record<StoredCategory, string> = {
  necessary: 'Necessario',
  functional: 'Funzionale: lo ha chiesto Lei',
  analytics: 'Analisi',
  marketing: 'Marketing',
  preferences: 'Preferenze',
};

const where: Record<StoredItem['where'], string> = {
  local: 'Memoria locale (local storage)',
  session: 'Memoria di sessione (session storage)',
  cookie: 'Cookie',
  cache: 'Cache',
  database: 'Banca dati (IndexedDB)',
};

/** The messages in the tables of the privacy page, in Italian. */
/** From English 234ff47a. */
export const it: PrivacyMessages = {
  purposes,
  categories,
  where,
  table: 'Tutto ciò che questo sito salva nel Suo browser',
  name: 'Nome',
  purpose: 'A che cosa serve',
  place: 'Dove',
  category: 'Categoria',
  lifetime: 'Per quanto tempo',
  session: 'Finché la scheda è aperta',
  cleared: 'Finché non lo cancella',
  by: '{purpose}. Lo legge {company}, se questo sito ne usa i servizi',
  clear: 'Cancella ciò che ho chiesto di salvare',
  clearedNow:
    'Cancellato. Abbiamo conservato la Sua scelta sui cookie: si cambia con «Preferenze sui cookie», in fondo.',
  yours: 'La Sua regione',
  modes: {
    'opt-in': 'Non salviamo nulla di facoltativo prima del Suo consenso.',
    'opt-out': 'Analisi e marketing sono attivi da quando ha visto l’avviso, finché non li disattiva.',
    informational: 'Non salviamo nulla di facoltativo prima che confermi l’avviso.',
  },
  mode: 'Cookie',
  laws: 'Leggi',
  rights: 'Lei può',
  retention: 'Per quanto conserviamo corrispondenza e contratti',
  minors: 'Minori',
  minorsText: 'Sotto i {age} anni chiediamo il consenso di un genitore.',
  minorsLower: 'Sotto i {age} anni chiediamo il consenso di un genitore in tutta questa regione; {lowerAges}.',
  contact: 'Contatto',
  contactText: 'La legge richiede un contatto per la protezione dei dati: scriva a {email}.',
  sources: 'Fonti, ultima verifica {date}: {sources}.',
  otherRegions: 'Le regole delle altre regioni (in inglese)',
  names: {
    ca: 'Canada (per il Québec: veda Europa)',
    us: 'Stati Uniti, e luoghi senza una voce propria',
    eu: 'Europa: UE e SEE, Regno Unito, Svizzera; e Québec',
    sg: 'Singapore',
    hk: 'Hong Kong',
    ae: 'Emirati Arabi Uniti',
    cn: 'Cina continentale',
    jp: 'Giappone',
    kr: 'Corea del Sud',
    au: 'Australia',
  },
  rules: {
    eu: {
      laws: [
        'Regolamento generale sulla protezione dei dati (GDPR) e direttiva ePrivacy; in Italia anche il Codice in materia di protezione dei dati personali',
        'Regno Unito: UK GDPR, Data Protection Act 2018, PECR, Data (Use and Access) Act 2025',
        'Svizzera: legge federale sulla protezione dei dati (LPD)',
        'Québec: legge 25',
      ],
      rights: [
        'Vedere i Suoi dati e riceverne una copia',
        'Farli correggere o cancellare',
        'Limitarne l’uso od opporsi',
        'Riceverli in un formato di uso comune e trasferirli altrove',
        'Revocare il consenso con la stessa facilità con cui l’ha dato',
        'Presentare reclamo all’autorità di controllo: in Svizzera all’IFPDT, in Italia al Garante per la protezione dei dati personali',
      ],
      lowerAges: 'la legge lo prevede sotto i 13 anni nel Regno Unito e sotto i 14 nel Québec',
    },
  },
  keep: {
    years: '{years} anni.',
    fulfilled: '{years} anni, o finché lo scopo non è raggiunto.',
    purposes: '{marketing} anni per il marketing, {contracts} anni per i contratti.',
    minimal: 'Il minimo necessario: cancelliamo quando la Sua domanda è risolta, al più tardi dopo un anno.',
  },
  deletion: {
    all: 'Ogni messaggio è cancellato automaticamente, con o senza risposta: dopo {us} anni, o dopo {eu} se proviene dall’Europa, {kr} dalla Corea del Sud e {cn} dalla Cina continentale.',
    minor:
      'Se ha scritto un allievo sotto i 18 anni e non abbiamo risposto, cancelliamo il messaggio dopo {days} giorni.',
    minorToo: 'Vale anche per i messaggi di allievi sotto i 18 anni.',
    spam: 'Dopo {days} giorni cancelliamo lo spam e i messaggi senza risposta che sembrano automatici.',
    contracts:
      'Conserviamo corrispondenza e contratti per il periodo della Sua regione, indicato nell’elenco di questa pagina.',
  },
};
