import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0e40ac5a. */
export const es: Translation<typeof en> = {
  heading: 'Cómo se valora este resultado en otros lugares',
  choose: 'País o universidad',
  ontario: 'Ontario, Canadá',
  points: '{value} puntos del UCAS Tariff',
  grade: 'Nota: {value}',
  units: '{value} créditos universitarios (quarter units)',
  percent: '{value} %',
  part: '{name}: {value}',
  nothing: 'nada',
  notInTable: 'La tabla no incluye este resultado.',
  needsDiploma: 'Solo se convierte un Diploma obtenido.',
  incomplete: 'Aún no ha escrito nada que esta tabla tenga en cuenta.',
  'rule_school-converts':
    'Su centro convierte las notas en porcentajes y los envía. No conocemos ninguna tabla pública fiable.',
  'rule_combined-rank':
    'La posición se obtiene de una tabla nacional que se revisa cada año. Pregunte por ella en el centro de admisiones.',
  'rule_like-national-diploma': 'Da acceso a lo mismo que el título nacional de fin de secundaria.',
  rule_credit: 'Créditos universitarios.',
  minTotal: 'A partir de {minTotal} puntos sobre 45.',
  minHigherLevel: 'A partir de un {minHigherLevel} en NS.',
  minScore: 'A partir de un {minScore}.',
  maxCredits: 'Como máximo {maxCredits} créditos (credits).',
  maxUnits: 'Como máximo {maxUnits} unidades de crédito (units).',
  'note_check-with-university':
    'Es un criterio habitual de admisión, no una equivalencia: decide la universidad. Consúltelo con ella.',
  'note_subject-conditions': 'También cuenta qué asignaturas y niveles se cursan.',
  'note_rounding-not-verified':
    'No sabemos con certeza si se redondea o se trunca tras el primer decimal: damos ambos valores.',
  'note_group-not-verified':
    'No sabemos con certeza qué exámenes pertenecen al grupo de mayor valor: damos el mínimo y el máximo.',
  'note_table-may-have-changed': 'Las tablas se renuevan. Puede que esta no sea la más reciente.',
  source: 'Fuente: {sources} ({year}); última consulta: {checked}.',
  noYear: 'sin indicación de año',
};
