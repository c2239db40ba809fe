import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Kostenloses Erstgespräch anfragen',
  role: 'Ich bin',
  role_parent: 'Mutter oder Vater',
  role_student: 'Schülerin oder Schüler',
  role_school: 'an einer Schule tätig',
  name: 'Ihr Name',
  email: 'E-Mail-Adresse',
  emailHelp: 'An diese Adresse antworten wir; für anderes verwenden wir sie nicht.',
  programme: 'Programm',
  programme_ib: 'IB-Diplom',
  programme_ap: 'AP',
  programme_unsure: 'Noch unsicher',
  message: 'Was sollten wir wissen? (optional)',
  messageHelp: 'Fach, Niveau und Prüfungstermin helfen uns, die passende Lehrkraft zu finden.',
  send: 'Absenden',
  sending: 'Wird gesendet …',
  summary: 'Bitte prüfen Sie diese Felder',
  role_required: 'Wählen Sie aus, wer Sie sind.',
  name_required: 'Geben Sie Ihren Namen ein.',
  name_too_long: 'Der Name ist länger als 120 Zeichen. Bitte kürzen Sie ihn.',
  email_required: 'Geben Sie Ihre E-Mail-Adresse ein.',
  email_invalid: 'Das sieht nicht nach einer E-Mail-Adresse aus. Sie braucht die Form name@example.com.',
  email_too_long: 'Die Adresse ist länger als 254 Zeichen; mehr ist bei E-Mail nicht möglich.',
  programme_required: 'Wählen Sie ein Programm oder „Noch unsicher“.',
  message_too_long: 'Die Nachricht ist länger als 4000 Zeichen. Bitte kürzen Sie sie.',
  failedOffline:
    'Sie sind offenbar offline, deshalb wurde nichts gesendet. Alle Eingaben bleiben erhalten: Senden Sie sie erneut, sobald Sie wieder verbunden sind.',
  failedBusy:
    'Es sind zu viele Nachrichten auf einmal eingegangen, deshalb wurde diese nicht angenommen. Alle Eingaben bleiben erhalten: Warten Sie eine Minute und senden Sie sie erneut.',
  failedServer:
    'Bei uns ist etwas schiefgegangen, deshalb wurde nichts gesendet. Alle Eingaben bleiben erhalten: Bitte senden Sie sie noch einmal.',
  failedForeign:
    'Diese Nachricht kam nicht von einer unserer Seiten und wurde deshalb nicht angenommen. Alle Eingaben bleiben erhalten: Wenn sie von Ihnen stammen, senden Sie sie noch einmal.',
  failedLarge:
    'Die Nachricht war viel zu lang und wurde nicht gesendet. Nur ihr Anfang ist erhalten: Kürzen Sie sie und senden Sie sie noch einmal.',
};
