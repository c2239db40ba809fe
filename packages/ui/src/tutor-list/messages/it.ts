import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 145133ab. */
export const it: Translation<typeof en> = {
  subject: 'Materia',
  language: 'Lingua',
  yourHours: 'Orari secondo il Suo orologio',
  all: 'Mostra tutto',
  anyTime: 'In qualsiasi momento',
  shown: 'Persone mostrate: {count} su {total}',
  none: 'Nessuno in questo elenco corrisponde a tutte e tre le scelte. Scelga «Mostra tutto» in una di esse, oppure prenoti un primo colloquio gratuito e ci dica che cosa Le serve.',
  teaches: 'Insegna',
  speaks: 'Lingue',
  hours: 'Orari ({zone})',
  checked: 'Che cosa abbiamo verificato',
  checkedBy: '{date}, da {name}',
  identity: 'Documento d’identità',
  background: 'Certificato del casellario giudiziale',
  degree: 'Titolo di studio',
  questions: 'Domande d’esame, risolte e corrette',
  trial: 'Lezione di prova a cui abbiamo assistito',
  notes: 'Messaggi alle famiglie',
  note: 'Un messaggio dopo una lezione',
};
