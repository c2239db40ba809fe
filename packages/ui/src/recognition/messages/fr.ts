import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0e40ac5a. */
export const fr: Translation<typeof en> = {
  heading: 'Comment ce résultat est pris en compte ailleurs',
  choose: 'Pays ou université',
  ontario: 'Ontario, Canada',
  points: 'Points UCAS Tariff : {value}',
  grade: 'Note : {value}',
  units: 'Crédits universitaires (quarter units) : {value}',
  percent: '{value} %',
  part: '{name} : {value}',
  nothing: 'rien',
  notInTable: 'Ce résultat ne figure pas dans le tableau.',
  needsDiploma: 'Seul un diplôme obtenu est converti.',
  incomplete: 'Rien de ce que prend en compte ce tableau n’est encore saisi.',
  'rule_school-converts':
    'Votre école convertit les notes en pourcentages et les transmet. Nous ne connaissons aucun tableau public fiable.',
  'rule_combined-rank':
    'Le rang provient d’un tableau national fixé de nouveau chaque année. Renseignez-vous auprès du centre d’admission.',
  'rule_like-national-diploma': 'Il ouvre les mêmes possibilités que le diplôme de fin d’études secondaires du pays.',
  rule_credit: 'Crédits universitaires.',
  minTotal: 'À partir de {minTotal} points sur 45.',
  minHigherLevel: 'À partir de la note {minHigherLevel} au niveau supérieur (NS).',
  minScore: 'À partir d’un score de {minScore}.',
  maxCredits: 'Maximum : {maxCredits} crédits.',
  maxUnits: 'Maximum : {maxUnits} unités de crédit (units).',
  'note_check-with-university':
    'C’est un usage des admissions et non une équivalence : la décision revient à l’université. Vérifiez auprès d’elle.',
  'note_subject-conditions': 'Le choix des matières et des niveaux compte aussi.',
  'note_rounding-not-verified':
    'On ne sait pas avec certitude si la note est arrondie ou tronquée après la première décimale : les deux valeurs sont indiquées.',
  'note_group-not-verified':
    'On ne sait pas avec certitude quels examens appartiennent au groupe le mieux valorisé : les valeurs minimale et maximale sont indiquées.',
  'note_table-may-have-changed': 'Ces tableaux sont renouvelés. Il n’est pas certain que celui-ci soit le plus récent.',
  source: 'Source : {sources} ({year}), dernière consultation : {checked}.',
  noYear: 'sans mention de l’année',
};
