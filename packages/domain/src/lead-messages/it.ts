import type { LeadMessages } from './en';

/** From English d606b5c5. */
export const it = {
  received:
    'Il Suo messaggio ci è arrivato; non deve fare altro. Le risponderemo per e-mail, all’indirizzo che ha indicato.',
  pagesThanks: 'Grazie, abbiamo le Sue pagine',
  pagesReceived: 'Le Sue pagine ci sono arrivate; non deve fare altro.',
  pagesSubject: 'Abbiamo ricevuto le Sue pagine ({reference})',
  reference: 'Il Suo riferimento',
  quote:
    'Se ci scrive di nuovo per la stessa domanda, indichi il Suo riferimento: così troveremo subito il Suo messaggio.',
  yours: 'Il Suo messaggio',
  next: 'Che cosa succede ora',
  read: 'Qualcuno di noi legge ciò che ha scritto.',
  answer:
    'Le mandiamo un’e-mail: Le proponiamo un orario per un primo colloquio gratuito oppure, se qualcosa non è chiaro, Le facciamo una domanda.',
  mark: 'Un docente corregge le Sue pagine. Inviamo il link privato per e-mail a Lei, o a un genitore se l’allievo è troppo giovane per dare il consenso.',
  due: 'Avrà nostre notizie entro {when} ({zone}).',
  decide: 'Decide Lei. Non è stato prenotato nulla e non c’è nulla da pagare.',
  spam: 'Se non arriva nessuna risposta, controlli la cartella della posta indesiderata, poi ci scriva di nuovo indicando il Suo riferimento.',
  book: 'Prenoti un primo colloquio gratuito',
  bookHelp: 'Se preferisce scegliere Lei l’orario, può farlo nel nostro calendario. Si apre in una nuova scheda.',
  reminder: 'Aggiungi un promemoria al calendario',
  reminderTitle: 'Controllare se {brand} ha risposto',
  subject: 'Abbiamo ricevuto il Suo messaggio ({reference})',
  automatic: 'Questa risposta è automatica. Se risponde, qualcuno di noi leggerà il Suo messaggio.',
  notYou:
    'Se non ci ha scritto Lei, qualcuno ha indicato il Suo indirizzo per errore: risponda a questa e-mail con una sola parola e lo cancelleremo.',
  missing: 'Nessun messaggio trovato',
  missingHelp:
    'Questa pagina compare dopo l’invio di un messaggio, e a questo indirizzo non ne troviamo alcuno. Se dopo l’invio ha visto un riferimento, il Suo messaggio ci è arrivato. In caso contrario, La preghiamo di scriverci.',
  write: 'Ci scriva',
} satisfies LeadMessages;
