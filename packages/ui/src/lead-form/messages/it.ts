import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const it: Translation<typeof en> = {
  title: 'Richiedere un primo colloquio gratuito',
  role: 'Sono',
  role_parent: 'un genitore',
  role_student: 'un’allieva o un allievo',
  role_school: 'di una scuola',
  name: 'Il Suo nome',
  email: 'Indirizzo e-mail',
  emailHelp: 'Rispondiamo a questo indirizzo e non lo usiamo per altro.',
  programme: 'Programma',
  programme_ib: 'Diploma IB',
  programme_ap: 'AP',
  programme_unsure: 'Non lo so ancora',
  message: 'Che cosa dovremmo sapere? (facoltativo)',
  messageHelp: 'Materia, livello e sessione d’esame ci aiutano a scegliere il docente adatto.',
  send: 'Inviare',
  sending: 'Invio in corso…',
  summary: 'Controlli questi campi',
  role_required: 'Indichi chi ci scrive.',
  name_required: 'Inserisca il Suo nome.',
  name_too_long: 'Il nome supera i 120 caratteri. Lo accorci.',
  email_required: 'Inserisca il Suo indirizzo e-mail.',
  email_invalid: 'Non sembra un indirizzo e-mail: deve avere la forma nome@example.com.',
  email_too_long: 'L’indirizzo supera i 254 caratteri, il massimo consentito per un’e-mail.',
  programme_required: 'Scelga un programma oppure «Non lo so ancora».',
  message_too_long: 'Il messaggio supera i 4000 caratteri. Lo accorci.',
  failedOffline:
    'Sembra che Lei sia offline: il messaggio non è stato inviato. Tutto ciò che ha scritto è conservato; lo invii di nuovo quando la connessione sarà ristabilita.',
  failedBusy:
    'Sono arrivati troppi messaggi insieme: il Suo non è stato accettato. Tutto ciò che ha scritto è conservato; attenda un minuto e lo invii di nuovo.',
  failedServer:
    'Qualcosa non ha funzionato da parte nostra: il messaggio non è stato inviato. Tutto ciò che ha scritto è conservato; La preghiamo di inviarlo di nuovo.',
  failedForeign:
    'Questo messaggio non veniva da una delle nostre pagine e non è stato accettato. Tutto ciò che è stato scritto è conservato; se è Suo, La preghiamo di inviarlo di nuovo.',
  failedLarge:
    'Il messaggio era troppo lungo e non è stato inviato. Ne è conservato solo l’inizio: lo accorci e lo invii di nuovo.',
};
