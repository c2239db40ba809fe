import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 145133ab. */
export const de: Translation<typeof en> = {
  subject: 'Fach',
  language: 'Sprache',
  yourHours: 'Zeiten nach Ihrer Uhr',
  all: 'Alle',
  anyTime: 'Jederzeit',
  shown: 'Angezeigt: {count} von {total}',
  none: 'Niemand auf dieser Liste erfüllt alle drei Angaben. Wählen Sie bei einer davon „Alle“, oder buchen Sie ein kostenloses Erstgespräch und sagen Sie uns, was Sie brauchen.',
  teaches: 'Unterrichtet',
  speaks: 'Sprachen',
  hours: 'Zeiten ({zone})',
  checked: 'Was wir geprüft haben',
  checkedBy: '{date}, durch {name}',
  identity: 'Ausweis',
  background: 'Führungszeugnis',
  degree: 'Hochschulabschluss',
  questions: 'Aufgaben im Prüfungsformat, gelöst und korrigiert',
  trial: 'Probeeinheit, bei der wir dabei waren',
  notes: 'Nachrichten an Familien',
  note: 'Eine Nachricht nach der Einheit',
};
