import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 123df7e3. */
export const it: Translation<typeof en> = {
  title: 'Richieda un primo colloquio gratuito',
  step_you: 'Lei e la Sua domanda',
  step_course: 'Materie ed esami',
  step_when: 'Luogo e orari',
  optional: '(facoltativo)',
  next: 'Continua',
  choose: 'Scelga',
  role: 'Scrivo',
  role_student: 'come allieva o allievo',
  role_parent: 'come genitore',
  role_school: 'per una scuola',
  role_educator: 'come insegnante',
  age: 'Età',
  ageHelp: 'In alcuni Paesi, per i più giovani dobbiamo prima rivolgerci a un genitore.',
  age_under: 'Meno di 13 anni',
  age_adult: '18 anni o più',
  guardianEmail: 'Indirizzo e-mail di un genitore o di un tutore legale',
  guardianEmailHelp:
    'Alla Sua età la legge del Paese in cui vive può richiedere il consenso di un genitore. In tal caso scriviamo prima a questo indirizzo.',
  name: 'Il Suo nome',
  email: 'Indirizzo e-mail',
  emailSlip: 'Intendeva {address}?',
  emailHelp: 'Rispondiamo a questo indirizzo e, senza il Suo consenso, non lo usiamo per altro.',
  message: 'Che cosa dovremmo sapere? (facoltativo)',
  messageHelp: 'Materia, livello e sessione d’esame ci aiutano a scegliere il docente adatto.',
  programme: 'Programma',
  programme_ib: 'Diploma IB',
  programme_ap: 'AP',
  programme_unsure: 'Non lo so ancora',
  subjects: 'Materie e livelli',
  subjectsHelp: 'Per esempio: Chimica HL, Inglese A SL.',
  grade: 'Classe frequentata quest’anno',
  gradeHelp:
    'Grade 12 è l’ultimo anno prima dell’università: la quarta liceo in Ticino, la quinta superiore in Italia, Year 13 in Inghilterra.',
  grade_9: '2ª superiore (Grade 9)',
  grade_10: '3ª superiore (Grade 10)',
  grade_11: '4ª superiore (Grade 11)',
  grade_12: '5ª superiore (Grade 12)',
  grade_finished: 'Scuola già conclusa',
  session: 'Sessione d’esame',
  country: 'Paese',
  timeZone: 'Fuso orario',
  timeZoneNow: 'Ora attuale in questo fuso: {time}.',
  times: 'Quando ha tempo?',
  times_mornings: 'in settimana, la mattina',
  times_afternoons: 'in settimana, il pomeriggio',
  times_evenings: 'in settimana, la sera',
  times_weekends: 'nel fine settimana',
  marketing: 'Desidero ricevere anche novità e offerte per e-mail. Posso revocare il consenso in qualsiasi momento.',
  privacy:
    'Usiamo ciò che scrive per risponderLe e lo cancelliamo allo scadere del termine indicato nella nostra informativa sulla protezione dei dati.',
  privacyLink: 'Come trattiamo i Suoi dati',
  leaveEmpty: 'Lasci vuoto questo campo',
  send: 'Invia',
  sending: 'Invio in corso…',
  clear: 'Svuota il modulo',
  undo: 'Ripristina',
  cleared: 'Il modulo è vuoto.',
  sentBefore:
    'Ha già inviato questo messaggio. Il riferimento è {reference}. Per scriverne un altro, lo modifichi o svuoti il modulo.',
  summary: 'Controlli questi campi',
  role_required: 'Indichi in quale veste ci scrive.',
  age_required: 'Indichi la Sua età.',
  guardianEmail_required:
    'Inserisca l’indirizzo e-mail di un genitore o di un tutore legale. Alla Sua età la legge lo richiede nel luogo in cui si trova.',
  guardianEmail_invalid: 'Quello del genitore non sembra un indirizzo e-mail. Un esempio: nome@example.com.',
  name_required: 'Inserisca il Suo nome.',
  name_too_long: 'Il nome supera i 120 caratteri. Lo accorci.',
  email_required: 'Inserisca il Suo indirizzo e-mail.',
  email_invalid: 'Non sembra un indirizzo e-mail. Un esempio: nome@example.com.',
  email_too_long:
    'L’indirizzo supera i 254 caratteri, il massimo consentito per un’e-mail. Controlli di averlo scritto bene.',
  message_too_long: 'Il messaggio supera i 4000 caratteri. Lo accorci.',
  waiting:
    'Sembra che Lei sia offline. Il Suo messaggio è conservato e sarà inviato non appena la connessione sarà ristabilita: lasci aperta questa pagina.',
  waitingChanged:
    'Ha modificato il messaggio, che quindi non sarà più inviato automaticamente. Prema «Invia» quando è pronto.',
  failedBusy:
    'Sono arrivati troppi messaggi insieme: il Suo non è stato accettato. Tutto ciò che ha scritto è conservato; attenda un minuto e lo invii di nuovo.',
  failedDaily:
    'Oggi dalla Sua connessione a internet sono arrivati troppi dati: questo messaggio non è stato accettato. Tutto ciò che ha scritto è conservato; lo invii di nuovo domani o ci scriva un’e-mail.',
  failedServer:
    'Qualcosa non ha funzionato da parte nostra: il messaggio non è stato inviato. Tutto ciò che ha scritto è conservato; La preghiamo di inviarlo di nuovo.',
  failedForeign:
    'Questo messaggio non proveniva da una delle nostre pagine e non è stato accettato. Tutto ciò che è stato scritto è conservato; se è Suo, La preghiamo di inviarlo di nuovo.',
  failedLarge:
    'Il messaggio era troppo lungo e non è stato inviato. Ne è conservato solo l’inizio: lo accorci e lo invii di nuovo.',
};
