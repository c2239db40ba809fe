import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 5ef79711. */
export const de: Translation<typeof en> = {
  ask: 'Eine Frage stellen',
  close: 'Ausblenden',
  what: 'Ich bin eine Maschine, kein Mensch. Ich durchsuche die Seiten dieser Website und zitiere die Sätze, die Ihre Frage beantworten, jeweils mit einem Link zur Stelle. Mehr, als dort steht, kann ich Ihnen nicht sagen.',
  not: 'Ich erledige keine Hausaufgaben oder Prüfungsarbeiten, sage keine Noten voraus und gebe keine Auskunft über Personen. Wenn Sie etwas bedrückt, sprechen Sie bitte mit jemandem darüber.',
  stays:
    'Was Sie schreiben, bleibt in diesem Tab, bis er geschlossen wird oder Sie neu beginnen. Bitte schreiben Sie nichts Persönliches.',
  staysModel:
    'Was Sie schreiben, bleibt in diesem Tab, bis er geschlossen wird oder Sie neu beginnen, es sei denn, Sie stimmen unten zu. Bitte schreiben Sie nichts Persönliches.',
  modelAgree: 'Antworten von einem Sprachmodell formulieren lassen',
  modelHelp:
    'Ihre Fragen gehen dann auch an {receiver}, wo es betrieben wird. Wir speichern nichts davon. Was es schreibt, wird mit unseren Seiten verglichen und kann trotzdem falsch sein. Bitte nur ankreuzen, wenn Sie mindestens {age} Jahre alt sind oder ein Elternteil zustimmt.',
  modelWriting: 'Eine Antwort wird formuliert …',
  modelSaid: 'Ein Sprachmodell formuliert es so:',
  starters: 'Zum Beispiel',
  starterPrice: 'Was kostet der Unterricht?',
  starterFree: 'Ist das Erstgespräch kostenlos?',
  starterLesson: 'Wie läuft der Online-Unterricht ab?',
  starterCancel: 'Kann ich einen Termin absagen?',
  starterPoints: 'Wie viele Punkte braucht man für das IB-Diplom?',
  log: 'Gespräch',
  asked: 'Ihre Frage:',
  thinking: 'Ich durchsuche unsere Seiten …',
  sum: 'Gerechnet mit dem niedrigsten Preis einer Einheit. Ihr eigener Preis steht im Angebot, bevor Sie zahlen.',
  sumMonth: 'Ein Monat hat vier oder fünf Wochen.',
  found: 'Auf unseren Seiten steht:',
  foundUnsure: 'Ich bin nicht sicher, ob das Ihre Frage beantwortet. Auf unseren Seiten steht:',
  near: 'Nah an Ihrer Frage:',
  from: 'Aus unseren Seiten ({language}):',
  unknown:
    'Darauf habe ich auf unseren Seiten keine Antwort gefunden. Unser Team hilft Ihnen weiter: Schreiben Sie uns oder vereinbaren Sie ein kostenloses Erstgespräch.',
  failed:
    'Etwas ist schiefgegangen, deshalb konnte ich unsere Seiten nicht durchsuchen. Bitte versuchen Sie es noch einmal oder schreiben Sie uns.',
  failedOffline:
    'Sie sind offenbar offline, deshalb konnte ich unsere Seiten nicht durchsuchen. Versuchen Sie es noch einmal, sobald Sie verbunden sind, oder schreiben Sie uns dann.',
  again: 'Erneut versuchen',
  policy_homework:
    'Was Sie selbst abgeben müssen, schreibe, löse und korrigiere ich nicht, und ich verrate auch keine Lösungen von Aufgaben. Wie Sie selbst darauf kommen, kann Ihnen eine Lehrkraft zeigen.',
  policy_grades:
    'Welche Note oder welchen Studienplatz Sie bekommen, kann niemand wissen; deshalb rate ich auch nicht. Unsere Rechner zeigen, was für ein Ergebnis nötig ist, und eine Lehrkraft kann sich Ihre Arbeiten mit Ihnen ansehen.',
  policy_person:
    'Über Personen sage ich nicht mehr, als auf unseren Seiten steht. Wenn Sie jemanden erreichen möchten, schreiben Sie uns.',
  policy_instructions:
    'Ich kann nur die Seiten dieser Website zitieren und solchen Anweisungen deshalb nicht folgen. Fragen Sie mich nach Unterricht, Preisen, Fächern oder Prüfungen.',
  field: 'Ihre Frage',
  send: 'Senden',
  empty: 'Bitte schreiben Sie zuerst Ihre Frage.',
  tooLong: 'Ihre Frage hat {count} Zeichen; möglich sind höchstens {max}. Bitte kürzen Sie sie.',
  person: 'Unser Team fragen',
  take: 'Dieses Gespräch mitschicken',
  takeHelp:
    'Es kommt in das Nachrichtenfeld des Kontaktformulars. Dort können Sie es vor dem Absenden lesen und ändern.',
  write: 'Uns schreiben',
  over: 'Neu beginnen',
  transcript: 'Mein Gespräch mit dem Chat auf Ihrer Website:',
  transcriptCut: '(Der Anfang fehlt, weil der Platz nicht reichte.)',
  transcriptMe: 'Ich: {text}',
  transcriptChat: 'Chat: {text}',
  transcriptQuotation: '„{text}“ ({title}, {url})',
  transcriptModel: 'Sprachmodell: {text}',
};
