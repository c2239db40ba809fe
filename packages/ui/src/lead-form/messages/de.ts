import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 123df7e3. */
export const de: Translation<typeof en> = {
  title: 'Kostenloses Erstgespräch anfragen',
  step_you: 'Sie und Ihre Frage',
  step_course: 'Fächer und Prüfungen',
  step_when: 'Ort und Zeit',
  optional: '(optional)',
  next: 'Weiter',
  choose: 'Bitte wählen',
  role: 'Ich bin',
  role_student: 'Schülerin oder Schüler',
  role_parent: 'Mutter oder Vater',
  role_school: 'an einer Schule tätig',
  role_educator: 'Lehrkraft',
  age: 'Ihr Alter',
  ageHelp: 'In manchen Ländern müssen wir bei jungen Menschen zuerst die Eltern fragen.',
  age_under: 'Unter 13',
  age_adult: '18 oder älter',
  guardianEmail: 'E-Mail-Adresse eines Elternteils oder Sorgeberechtigten',
  guardianEmailHelp:
    'In Ihrem Alter kann an Ihrem Wohnort die Einwilligung der Eltern vorgeschrieben sein. Dann schreiben wir zuerst an diese Adresse.',
  name: 'Ihr Name',
  email: 'E-Mail-Adresse',
  emailSlip: 'Meinten Sie {address}?',
  emailHelp: 'An diese Adresse antworten wir; ohne Ihre Einwilligung verwenden wir sie für nichts anderes.',
  message: 'Was sollten wir wissen? (optional)',
  messageHelp: 'Fach, Niveau und Prüfungstermin helfen uns, die passende Lehrkraft zu finden.',
  programme: 'Programm',
  programme_ib: 'IB-Diplom',
  programme_ap: 'AP',
  programme_unsure: 'Noch unsicher',
  subjects: 'Fächer und Niveaus',
  subjectsHelp: 'Zum Beispiel: Chemie HL, Englisch A SL.',
  grade: 'Jahrgangsstufe in diesem Schuljahr',
  gradeHelp:
    'Grade 12 ist das letzte Schuljahr vor dem Studium: je nach Land die 12. oder 13. Klasse, in England Year 13.',
  grade_9: '9. Klasse',
  grade_10: '10. Klasse',
  grade_11: '11. Klasse',
  grade_12: '12. Klasse',
  grade_finished: 'Schule abgeschlossen',
  session: 'Prüfungstermin',
  country: 'Land',
  timeZone: 'Zeitzone',
  timeZoneNow: 'Dort ist es jetzt {time}.',
  times: 'Wann haben Sie Zeit?',
  times_mornings: 'werktags vormittags',
  times_afternoons: 'werktags nachmittags',
  times_evenings: 'werktags abends',
  times_weekends: 'am Wochenende',
  marketing: 'Ich möchte auch Neuigkeiten und Angebote per E-Mail erhalten. Das kann ich jederzeit widerrufen.',
  privacy:
    'Wir verwenden Ihre Angaben, um Ihnen zu antworten, und löschen sie nach der Frist, die in unserer Datenschutzerklärung steht.',
  privacyLink: 'So gehen wir mit Ihren Daten um',
  leaveEmpty: 'Lassen Sie dieses Feld leer',
  send: 'Absenden',
  sending: 'Wird gesendet …',
  clear: 'Formular leeren',
  undo: 'Rückgängig machen',
  cleared: 'Das Formular ist leer.',
  sentBefore:
    'Sie haben diese Nachricht bereits gesendet. Die Referenznummer ist {reference}. Um eine weitere zu schreiben, ändern Sie sie oder leeren Sie das Formular.',
  summary: 'Bitte prüfen Sie diese Felder',
  role_required: 'Wählen Sie aus, in welcher Rolle Sie schreiben.',
  age_required: 'Wählen Sie Ihr Alter aus.',
  guardianEmail_required:
    'Geben Sie die E-Mail-Adresse eines Elternteils oder Sorgeberechtigten ein. In Ihrem Alter ist das an Ihrem Wohnort gesetzlich vorgeschrieben.',
  guardianEmail_invalid:
    'Die Adresse des Elternteils sieht nicht nach einer E-Mail-Adresse aus. Beispiel: name@example.com.',
  name_required: 'Geben Sie Ihren Namen ein.',
  name_too_long: 'Der Name ist länger als 120 Zeichen. Bitte kürzen Sie ihn.',
  email_required: 'Geben Sie Ihre E-Mail-Adresse ein.',
  email_invalid: 'Das sieht nicht nach einer E-Mail-Adresse aus. Beispiel: name@example.com.',
  email_too_long:
    'Die Adresse ist länger als 254 Zeichen; mehr ist bei E-Mail nicht möglich. Bitte prüfen Sie, ob Sie sich vertippt haben.',
  message_too_long: 'Die Nachricht ist länger als 4000 Zeichen. Bitte kürzen Sie sie.',
  waiting:
    'Sie sind offenbar offline. Ihre Nachricht bleibt erhalten und wird gesendet, sobald die Verbindung wieder da ist: Lassen Sie diese Seite geöffnet.',
  waitingChanged:
    'Sie haben Ihre Nachricht geändert, deshalb wird sie nicht mehr automatisch gesendet. Wählen Sie „Absenden“, sobald sie fertig ist.',
  failedBusy:
    'Es sind zu viele Nachrichten auf einmal eingegangen, deshalb wurde diese nicht angenommen. Alle Eingaben bleiben erhalten: Warten Sie eine Minute und senden Sie sie erneut.',
  failedDaily:
    'Von Ihrem Internetanschluss ist heute zu viel bei uns eingegangen, deshalb wurde diese Nachricht nicht angenommen. Alle Eingaben bleiben erhalten: Senden Sie sie morgen erneut oder schreiben Sie uns eine E-Mail.',
  failedServer:
    'Bei uns ist etwas schiefgegangen, deshalb wurde nichts gesendet. Alle Eingaben bleiben erhalten: Bitte senden Sie sie noch einmal.',
  failedForeign:
    'Diese Nachricht kam nicht von einer unserer Seiten und wurde deshalb nicht angenommen. Alle Eingaben bleiben erhalten: Wenn sie von Ihnen stammen, senden Sie sie noch einmal.',
  failedLarge:
    'Die Nachricht war viel zu lang und wurde nicht gesendet. Nur ihr Anfang ist erhalten: Kürzen Sie sie und senden Sie sie noch einmal.',
};
