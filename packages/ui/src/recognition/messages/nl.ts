import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0e40ac5a. */
export const nl: Translation<typeof en> = {
  heading: 'Hoe dit resultaat elders wordt gewaardeerd',
  choose: 'Land of universiteit',
  ontario: 'Ontario, Canada',
  points: '{value} UCAS Tariff-punten',
  grade: 'Cijfer {value}',
  units: '{value} studiepunten (quarter units)',
  percent: '{value}%',
  part: '{name}: {value}',
  nothing: 'niets',
  notInTable: 'Dit resultaat staat niet in de tabel.',
  needsDiploma: 'Alleen een toegekend diploma wordt omgerekend.',
  incomplete: 'Er is nog niets ingevuld dat in deze tabel meetelt.',
  'rule_school-converts':
    'Uw school rekent de cijfers om in procenten en geeft die door. Wij kennen geen openbare tabel die betrouwbaar is.',
  'rule_combined-rank':
    'De rang komt uit een nationale tabel die elk jaar opnieuw wordt afgesproken. Vraag ernaar bij het toelatingscentrum.',
  'rule_like-national-diploma': 'Het geeft dezelfde toegang als het schooldiploma van het land zelf.',
  rule_credit: 'Studiepunten aan de universiteit.',
  minTotal: 'Vanaf {minTotal} van de 45 punten.',
  minHigherLevel: 'Vanaf het cijfer {minHigherLevel} op HL.',
  minScore: 'Vanaf een score van {minScore}.',
  maxCredits: 'Hoogstens {maxCredits} studiepunten (credits).',
  maxUnits: 'Hoogstens {maxUnits} studiepunten (units).',
  'note_check-with-university':
    'Een gebruik bij de toelating, geen formele gelijkstelling: de universiteit beslist. Vraag het daar na.',
  'note_subject-conditions': 'Ook de gekozen vakken en niveaus tellen mee.',
  'note_rounding-not-verified':
    'Of na de eerste decimaal wordt afgerond of afgekapt, is niet zeker: beide waarden zijn vermeld.',
  'note_group-not-verified':
    'Welke examens tot de hoger gewaardeerde groep behoren, is niet zeker: de laagste en de hoogste waarde zijn vermeld.',
  'note_table-may-have-changed': 'Tabellen worden vernieuwd. Het is niet zeker dat dit de nieuwste is.',
  source: 'Bron: {sources} ({year}); laatst geraadpleegd: {checked}.',
  noYear: 'zonder jaartal',
};
