import type { Errors, NavigationFrom, Words } from './types';

export const words: Words = {
  offerLink: 'Bedingungen ansehen',
  perSession: 'pro Einheit',
  fromPrice: 'Unterricht ab {price} pro Einheit.',
  ask: 'Erst eine Frage stellen',
  table: 'Tabelle: {heading}',
  glanceTitle: 'Auf einen Blick',
  glanceSession: 'IB-Prüfungstermin',
  glanceLanguages: 'Unterrichtssprachen',
  glanceClock: 'Zeitverschiebung',
  glanceAhead: 'gegenüber Toronto {winter} Std. im Januar, {summer} Std. im Juli',
  glanceAlike: 'gegenüber Toronto {hours} Std., im Winter wie im Sommer',
  glanceSame: 'dieselbe Uhrzeit wie in Toronto',
  glancePrice: 'Preis pro Einheit, ab',
  glanceCurrency: 'Landeswährung',
  glanceChannel: 'Schreiben Sie uns',
  schoolsNote:
    'Die Nennung ist keine Empfehlung, und wir haben mit diesen Schulen keine Vereinbarung. Welche Programme es gibt, sagt Ihnen die Schule.',
  schoolsAll: 'Alle Schulen unserer Liste',
  timesCaption: 'Unterrichtszeiten in Ihrer Ortszeit und in der Ihrer Lehrkraft in Toronto',
  timesThere: '{place}: Unterrichtszeiten in der Ortszeit und in der von Toronto',
  timesDays: 'Tage',
  timesLocal: 'Ihre Zeit',
  timesWinter: 'Toronto, Winter',
  timesSummer: 'Toronto, Sommer',
  by: 'Von {author}',
  updated: 'aktualisiert am',
  reviewed: 'geprüft von {name},',
  minutes: '{minutes} Min. Lesezeit',
  offerEnded: 'Dieses Angebot endete am {date}.',
  offerNow: 'Was jetzt gilt',
  sources: 'Quellen, zuletzt geprüft: {date}',
  savedNothing: 'Hier ist noch nichts gespeichert. Seiten werden gespeichert, wenn Sie sie öffnen.',
  planWeeks: 'Lernwochen planen',
  free: 'Kostenlos',
  stepTime: 'Sie wählen einen Termin; der Kalender öffnet sich in einem neuen Tab.',
  stepWork: 'Wir sehen uns eine korrigierte Arbeit an: Wo gehen Punkte verloren?',
  stepPlan: 'Sie bekommen einen Vorschlag mit Preis und entscheiden in Ruhe.',
  termsSession: 'Eine Einheit',
  sessionIs: '{length} Einzelunterricht, online',
  termsChange: 'Wenn etwas dazwischenkommt',
  termsCoursework: 'Bewertete Arbeiten (IA, EE, TOK)',
  courseworkRule:
    'Wir üben die Methode an anderen Aufgaben. Bewertete Arbeiten schreiben, überarbeiten oder korrigieren wir nie.',
  termsAi: 'KI',
  aiRule: 'KI kann Übungen und Anmerkungen entwerfen. Jede davon prüft eine Lehrkraft, bevor sie weitergegeben wird.',
};

export const errors: Errors = {
  title: 'Etwas ist schiefgegangen',
  text: 'Es tut uns leid, ein unerwarteter Fehler ist aufgetreten. Bitte laden Sie die Seite neu, oder schreiben Sie uns, wenn das Problem bestehen bleibt.',
  retry: 'Erneut versuchen',
  home: 'Zur Startseite',
  contact: 'Hilfe anfordern',
};

export const navigationFrom: NavigationFrom = 'wide';
