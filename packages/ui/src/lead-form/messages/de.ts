import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 8d8422e1. */
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
  brought: 'Ihr Ergebnis steht unten in der Nachricht. Sie können es dort ändern.',
  broughtBooking:
    'In unseren Buchungskalender lässt es sich nicht übernehmen. Wenn Sie stattdessen dort buchen, halten Sie im Gespräch den Link zu Ihrem Ergebnis bereit.',
  takeOut: 'Herausnehmen',
  takenOut: 'Ihr Ergebnis steht nicht mehr in der Nachricht.',
  putBack: 'Wieder einfügen',
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
  titleWork: 'Eine Seite zur Korrektur senden',
  step_work: 'Eine Seite korrigieren lassen',
  part_work: 'Ihre Arbeit',
  part_ask: 'Ihr Fach und Ihre Frage',
  part_you: 'Wer Sie sind',
  workMessage: 'Was möchten Sie wissen? (optional)',
  workMessageHelp: 'Zum Beispiel: Wo habe ich in Teil (b) Punkte verloren?',
  pages: 'Seiten Ihrer Arbeit',
  pagesHelp: 'Ein bis drei Fotos oder eine PDF-Datei. Standortdaten entfernen wir.',
  pagesPlain:
    'Ohne JavaScript können Sie bis zu drei JPEG-Fotos senden: jedes höchstens 10 MB, zusammen höchstens 16 MB.',
  pagesKept: 'Ihre Seiten bleiben in diesem Tab, bis Sie auf „Absenden“ drücken.',
  pagesAdd: 'Foto aufnehmen oder Datei wählen',
  pagesMore: 'Weitere Seite hinzufügen',
  pagesDrop: 'Sie können eine Datei auch hierher ziehen oder ein Bild einfügen.',
  pageName: 'Seite {number}',
  pagePreparing: 'Die Seite wird vorbereitet…',
  pageReady: 'Bereit, {size}',
  pageRemoved: 'Die Seite ist entfernt.',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  crop: 'Zuschneiden',
  cropHelp: 'Verschieben Sie den Rahmen oder seine Griffe mit dem Finger, der Maus oder den Pfeiltasten.',
  cropApply: 'Diesen Ausschnitt behalten',
  cropCancel: 'Abbrechen',
  remove: 'Entfernen',
  earlier: 'Nach oben',
  later: 'Nach unten',
  fileOpening: '{name} wird geöffnet…',
  fileBlank:
    'Auf dieser Seite ist nichts zu sehen. Falls sie nicht leer ist, machen Sie ein Foto oder einen Screenshot davon.',
  fileHeic:
    'Dieser Browser kann HEIC-Fotos nicht öffnen. Öffnen Sie diese Seite auf dem iPhone, mit dem das Foto aufgenommen wurde, und senden Sie es von dort, oder wählen Sie einen Screenshot davon.',
  fileBroken:
    'Diese Datei ist beschädigt und lässt sich nicht öffnen. Nehmen Sie das Foto noch einmal auf oder wählen Sie eine andere Datei.',
  fileLarge:
    'Dieses Bild ist zu groß, um auf diesem Gerät geöffnet zu werden. Wählen Sie ein kleineres oder senden Sie einen Screenshot davon.',
  fileOther:
    'Dateien dieser Art können wir nicht öffnen. Wählen Sie ein Foto (JPEG oder PNG) oder eine PDF-Datei, oder machen Sie einen Screenshot und wählen Sie diesen.',
  fileLocked: 'Diese PDF-Datei hat ein Passwort. Speichern Sie sie ohne Passwort oder senden Sie einen Screenshot.',
  fileUnread: 'Diese Datei ließ sich nicht öffnen. Prüfen Sie Ihre Verbindung und wählen Sie die Datei noch einmal.',
  fileDocument:
    'Das ist ein Textdokument. Speichern Sie es als PDF und wählen Sie die PDF-Datei, oder machen Sie einen Screenshot.',
  fileVideo: 'Das ist ein Video. Wählen Sie ein Foto der Seite oder einen Screenshot.',
  filePdfLarge:
    'Diese PDF-Datei ist größer als {size} MB. Speichern Sie nur die Seiten, die korrigiert werden sollen, als neue PDF-Datei, oder fotografieren Sie sie.',
  fileSlow: 'Diese Seite zu öffnen, dauert auf diesem Gerät zu lange. Machen Sie ein Foto oder einen Screenshot davon.',
  filesOver: 'Eine Lehrkraft korrigiert höchstens drei Seiten, deshalb haben wir die übrigen weggelassen.',
  pdfMore: 'Diese PDF-Datei hat {count} Seiten. Welche sollen korrigiert werden? Höchstens {free}.',
  pdfNumbers: 'Seitenzahlen',
  pdfTake: 'Diese Seiten verwenden',
  pdfWrong: 'Geben Sie Seitenzahlen von 1 bis {count} ein, insgesamt höchstens {free}.',
  sendingPage: 'Seite {number} von {count} wird gesendet',
  sendCancel: 'Abbrechen',
  sendCancelled:
    'Abgebrochen. Ihre Nachricht wurde nicht gesendet. Seiten, die schon angekommen sind, werden nach einem Tag gelöscht.',
  question: 'Die Aufgabe (optional)',
  questionHelp: 'Schreiben Sie sie hier ab oder fotografieren Sie sie zusammen mit der Antwort.',
  handedBack:
    'Das ist eine Übung oder eine Arbeit, die die Schule schon zurückgegeben hat. Es ist keine Arbeit, die noch zählt, etwa ein IA, ein EE oder ein Essay, an dem noch geschrieben wird.',
  maySample:
    'Ich bin einverstanden, dass die Antwort und die Anmerkungen anderen als Beispiel gezeigt werden, abgetippt und ohne Namen.',
  pages_required: 'Fügen Sie ein Foto Ihrer Arbeit oder eine PDF-Datei hinzu.',
  pages_invalid:
    'Diese Seiten konnten wir nicht verwenden. Wählen Sie sie noch einmal: bis zu drei Fotos, am besten als JPEG.',
  pages_too_long: 'Eine Lehrkraft korrigiert höchstens drei Seiten. Entfernen Sie die übrigen.',
  question_too_long: 'Die Aufgabe ist länger als 1200 Zeichen. Bitte kürzen Sie sie.',
  handedBack_required:
    'Bestätigen Sie, dass es eine Übung ist oder eine Arbeit, die die Schule schon zurückgegeben hat. Arbeiten, die noch zählen, korrigieren wir nicht.',
  failedOnce:
    'Für diese Adresse haben wir schon eine Antwort zur Korrektur angenommen, und nur die erste ist kostenlos. Alle Eingaben bleiben erhalten: Buchen Sie ein kostenloses Erstgespräch und bringen Sie diese Seite mit.',
  failedFull:
    'Unsere Lehrkräfte können zurzeit keine weiteren Seiten annehmen. Alle Eingaben bleiben erhalten: Versuchen Sie es in einigen Tagen noch einmal oder buchen Sie ein kostenloses Erstgespräch und bringen Sie diese Seite mit.',
};
