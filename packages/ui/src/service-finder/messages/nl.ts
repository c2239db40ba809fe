import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1d712503. */
export const nl: Translation<typeof en> = {
  programme: 'Programma',
  programme_ib: 'IB-diploma',
  programme_ap: 'AP',
  programme_unsure: 'Nog niet besloten',
  subject: 'Vak',
  subject_biology: 'Biologie',
  subject_chemistry: 'Scheikunde',
  subject_physics: 'Natuurkunde',
  subject_mathematics: 'Wiskunde',
  subject_english: 'Engels',
  subject_french: 'Frans',
  subject_economics: 'Economie',
  subject_business: 'Business Management',
  subject_history: 'Geschiedenis',
  subject_geography: 'Aardrijkskunde',
  subject_psychology: 'Psychologie',
  subject_sociology: 'Sociologie',
  goal: 'Waarvoor',
  goal_course: 'De lessen bijhouden',
  goal_exam: 'Examenvoorbereiding',
  'goal_internal-assessment': 'Een Internal Assessment (IA)',
  'goal_extended-essay': 'Het Extended Essay',
  'goal_theory-of-knowledge': 'Theory of Knowledge (TOK)',
  goal_university: 'Een universiteit kiezen',
  goal_statement: 'Een motivatiebrief of toelatingsessay',
  goal_ongoing: 'Elke week begeleiding',
  find: 'Naar de juiste pagina',
};
