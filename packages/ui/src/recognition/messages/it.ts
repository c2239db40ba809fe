import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0e40ac5a. */
export const it: Translation<typeof en> = {
  heading: 'Quanto vale questo risultato altrove',
  choose: 'Paese o università',
  ontario: 'Ontario, Canada',
  points: '{value} punti UCAS Tariff',
  grade: 'Nota: {value}',
  units: '{value} crediti universitari (quarter units)',
  percent: '{value}%',
  part: '{name}: {value}',
  nothing: 'nulla',
  notInTable: 'La tabella non contiene questo risultato.',
  needsDiploma: 'Si converte solo un Diploma conseguito.',
  incomplete: 'Manca ancora ciò che la tabella considera.',
  'rule_school-converts':
    'La Sua scuola converte le note in percentuali e le trasmette. Non conosciamo alcuna tabella pubblica affidabile.',
  'rule_combined-rank':
    'La posizione si ricava da una tabella nazionale concordata di nuovo ogni anno. La chieda al centro per le ammissioni.',
  'rule_like-national-diploma': 'Apre le stesse possibilità del diploma di fine studi secondari del Paese.',
  rule_credit: 'Crediti universitari.',
  minTotal: 'A partire da {minTotal} punti su 45.',
  minHigherLevel: 'A partire dalla nota {minHigherLevel} in HL.',
  minScore: 'A partire da un punteggio di {minScore}.',
  maxCredits: 'Al massimo {maxCredits} crediti (credits).',
  maxUnits: 'Al massimo {maxUnits} unità di credito (units).',
  'note_check-with-university':
    'È una prassi delle ammissioni, non un’equipollenza: decide l’università. Si informi direttamente lì.',
  'note_subject-conditions': 'Contano anche le materie e i livelli scelti.',
  'note_rounding-not-verified':
    'Non è certo se si arrotondi o si tronchi dopo il primo decimale: sono indicati entrambi i valori.',
  'note_group-not-verified':
    'Non è certo quali esami appartengano al gruppo che vale di più: sono indicati il minimo e il massimo.',
  'note_table-may-have-changed': 'Le tabelle vengono rinnovate. Non è certo che questa sia la più recente.',
  source: 'Fonte: {sources} ({year}); ultima consultazione: {checked}.',
  noYear: 'senza indicazione dell’anno',
};
