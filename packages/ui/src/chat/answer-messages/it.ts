import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English ba2dde56. */
export const it: Translation<typeof en> = {
  distress:
    'Hai fatto bene a scriverlo. Io sono solo una macchina, ma ci sono persone pronte ad ascoltarti e ad aiutarti. Non devi affrontarlo da solo o da sola. Chiama adesso una di loro. Aiutano anche chi è in pensiero per qualcun altro.',
  trust: 'Parlane anche con un adulto di cui ti fidi: un genitore, un insegnante, una zia.',
  abuse:
    'Nessun adulto può picchiare un bambino o un ragazzo, toccarlo se non vuole, scrivergli di nascosto o chiedergli di tenere un segreto. Se è successo a te, non hai fatto niente di male. Parlane con un adulto di cui ti fidi. Alla polizia o ai servizi per i minori ci si può rivolgere in qualsiasi momento, senza chiedere a noi.',
  tell: 'Si tratta di uno dei nostri docenti? Usa il modulo di contatto e comincia con la parola «safeguarding». Non devi dimostrare niente: scrivi solo chi sei e come possiamo raggiungerti senza rischi. Lo legge uno di noi. Quel docente non insegna a minori con noi finché la cosa non è chiarita, e non gli diciamo chi ha scritto.',
  worries:
    'Dev’essere difficile, e io sono solo una macchina. Parlane con qualcuno di cui ti fidi: un genitore, un insegnante, un amico. Per la salute, chiedi a un medico. Anche queste persone ascoltano:',
  perhaps: 'Se qualcosa pesa su di te, o su qualcuno che conosci, queste persone ti ascoltano:',
  tutors: 'Puoi scrivere anche a noi. Leggiamo ogni messaggio, ma siamo docenti, non consulenti.',
  machine:
    'Sì, sono una macchina: un programma che risponde con frasi delle pagine di questo sito. Le lezioni sono un’altra cosa: le tengono docenti in carne e ossa. Per parlare con qualcuno, scrivici o prenota un primo colloquio gratuito. I pulsanti sono più in basso.',
  greeting: 'Ciao! Chiedimi di prezzi, materie, orari o esami, e cerco la risposta nelle nostre pagine.',
  thanks: 'Prego! Se ti viene in mente altro, chiedi pure.',
  goodbye: 'Ciao, a presto! Torna pure quando hai una domanda.',
  wellbeing: 'Bene, grazie: un programma non ha mai giornate storte. Che cosa posso cercare per te?',
  joke: 'Perché il libro di matematica è così triste? Perché ha troppi problemi. Le barzellette non sono la mia materia migliore: chiedimi piuttosto degli esami o delle lezioni.',
  danger: 'Se tu o qualcun altro siete in pericolo adesso, chiama il {number}.',
  dangerTwo:
    'Se tu o qualcun altro siete in pericolo adesso, chiama il {ambulance} (ambulanza) o il {police} (polizia).',
  dangerElsewhere: 'Se tu o qualcun altro siete in pericolo adesso, chiama il numero di emergenza del tuo Paese.',
  country: 'Paese',
  other: 'Altro Paese',
  otherLines: 'Linee di ascolto in altri Paesi:',
  young: 'per bambini e ragazzi',
  protection: 'quando qualcuno fa del male a un minore',
  byText: 'SMS al {number}',
  always: 'giorno e notte',
  list: 'Tutte le linee di ascolto e i numeri di emergenza',
  concern: 'Come segnalarci qualcosa',
  contact: 'Modulo di contatto',
};
