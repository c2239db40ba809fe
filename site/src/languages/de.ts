import type { Errors, NavigationFrom, Words } from './types';

export const words: Words = {
  offerLink: 'Bedingungen ansehen',
  perSession: 'pro Termin',
  fromPrice: 'Termine ab {price}.',
  ask: 'Erst eine Frage stellen',
  table: 'Tabelle: {heading}',
  glanceTitle: 'Auf einen Blick',
  glanceSession: 'IB-Prüfungstermin',
  glanceLanguages: 'Unterrichtssprachen',
  glanceClock: 'Zeitverschiebung',
  glanceAhead: 'gegenüber Toronto {winter} Std. im Januar, {summer} Std. im Juli',
  glanceSame: 'dieselbe Uhrzeit wie in Toronto',
  glancePrice: 'Preis pro Termin, ab',
  glanceCurrency: 'Landeswährung',
  glanceChannel: 'Schreiben Sie uns',
  schoolsNote:
    'Eine Nennung ist keine Empfehlung; mit diesen Schulen haben wir keine Vereinbarung. Bitte fragen Sie die Programme bei der Schule nach.',
  schoolsAll: 'Alle Schulen unserer Liste',
  timesCaption: 'Unterrichtszeiten nach Ihrer Uhr und nach der Ihrer Lehrkraft in Toronto',
  timesDays: 'Tage',
  timesLocal: 'Ihre Zeit',
  timesWinter: 'Toronto, Winter',
  timesSummer: 'Toronto, Sommer',
  by: 'Von {author}',
  updated: 'aktualisiert am',
  minutes: '{minutes} Min. Lesezeit',
  offerEnded: 'Dieses Angebot endete am {date}.',
  offerNow: 'Was jetzt gilt',
  sources: 'Quellen, zuletzt geprüft: {date}',
  savedNothing: 'Hier ist noch nichts gespeichert. Seiten werden gespeichert, wenn Sie sie öffnen.',
  planWeeks: 'Die Wochen planen',
  free: 'Kostenlos',
  stepTime: 'Sie wählen eine Zeit; der Kalender öffnet sich in einem neuen Tab.',
  stepWork: 'Wir sehen uns eine korrigierte Arbeit an: Wo gehen Punkte verloren?',
  stepPlan: 'Sie bekommen einen Vorschlag mit Preis und entscheiden in Ruhe.',
};

export const errors: Errors = {
  title: 'Etwas ist schiefgegangen',
  text: 'Es tut uns leid, ein unerwarteter Fehler ist aufgetreten. Bitte laden Sie die Seite neu, oder schreiben Sie uns, wenn das Problem bestehen bleibt.',
  retry: 'Erneut versuchen',
  home: 'Zur Startseite',
  contact: 'Hilfe anfordern',
};

export const navigationFrom: NavigationFrom = 'wide';
