import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0e40ac5a. */
export const de: Translation<typeof en> = {
  heading: 'Wie das Ergebnis anderswo gewertet wird',
  choose: 'Land oder Hochschule',
  ontario: 'Ontario, Kanada',
  points: '{value} Punkte im UCAS Tariff',
  grade: 'Note {value}',
  units: '{value} Anrechnungspunkte (Quarter Units)',
  percent: '{value} %',
  part: '{name}: {value}',
  nothing: 'nichts',
  notInTable: 'Die Tabelle enthält dieses Ergebnis nicht.',
  needsDiploma: 'Umgerechnet wird nur ein verliehenes Diplom.',
  incomplete: 'Von dem, was die Tabelle berücksichtigt, ist noch nichts eingegeben.',
  'rule_school-converts':
    'Ihre Schule rechnet die Noten in Prozent um und übermittelt diese Werte. Eine verlässliche öffentliche Tabelle ist uns nicht bekannt.',
  'rule_combined-rank':
    'Der Rang ergibt sich aus einer nationalen Tabelle, die jedes Jahr neu vereinbart wird. Fragen Sie bei der Zulassungsstelle danach.',
  'rule_like-national-diploma': 'Damit stehen dieselben Wege offen wie mit dem Schulabschluss des Landes.',
  rule_credit: 'Anrechnung auf das Studium.',
  minTotal: 'Ab {minTotal} von 45 Punkten.',
  minHigherLevel: 'Ab Note {minHigherLevel} im HL.',
  minScore: 'Ab einem Ergebnis von {minScore}.',
  maxCredits: 'Höchstens {maxCredits} Anrechnungspunkte (Credits).',
  maxUnits: 'Höchstens {maxUnits} Anrechnungspunkte (Units).',
  'note_check-with-university':
    'So ist es bei der Zulassung üblich, eine Gleichwertigkeit ist es nicht: Die Hochschule entscheidet. Fragen Sie dort nach.',
  'note_subject-conditions': 'Es zählt auch, welche Fächer Sie auf welchem Niveau belegen.',
  'note_rounding-not-verified':
    'Ob nach der ersten Dezimalstelle gerundet oder abgeschnitten wird, ist nicht sicher: Angegeben sind beide Werte.',
  'note_group-not-verified':
    'Welche Prüfungen zur höher bewerteten Gruppe gehören, ist nicht sicher: Angegeben sind der niedrigste und der höchste Wert.',
  'note_table-may-have-changed': 'Die Tabellen werden erneuert. Ob diese die neueste ist, ist nicht sicher.',
  source: 'Quelle: {sources} ({year}); zuletzt gelesen: {checked}.',
  noYear: 'ohne Jahresangabe',
};
