import type { CalendarMessages } from './en';

/** From English 9e4cd114. */
export const de = {
  plan: 'Lernplan',
  planAbout: 'Erstellt mit dem Lernplaner von {brand}. Ändern Sie den Plan dort, und dieser Kalender folgt.',
  gone: 'Nicht mehr geplant',
  dates: 'Prüfungstermine und Fristen',
  datesAbout:
    'Von {brand}. Termine mit dem Zusatz „voraussichtlich“ sind noch nicht bestätigt. Bitte prüfen Sie jeden Termin bei seiner Quelle.',
  expected: '{name} (voraussichtlich)',
  cancelled: 'Gilt nicht mehr: {name}',
  firstSitting: 'Erster Prüfungsblock des Tages. Die Uhrzeit nennt die Schule.',
  secondSitting: 'Zweiter Prüfungsblock des Tages. Die Uhrzeit nennt die Schule.',
  schoolMayStartLater: 'Die Schule darf bis zu eine Stunde später beginnen.',
  ends: 'Endet um {time}.',
  source: 'Quelle: {source}',
  checked: 'Zuletzt geprüft: {month}',
} satisfies CalendarMessages;
