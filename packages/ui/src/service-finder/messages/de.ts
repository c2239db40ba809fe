import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1d712503. */
export const de: Translation<typeof en> = {
  programme: 'Programm',
  programme_ib: 'IB-Diplom',
  programme_ap: 'AP',
  programme_unsure: 'Noch nicht entschieden',
  subject: 'Fach',
  subject_biology: 'Biologie',
  subject_chemistry: 'Chemie',
  subject_physics: 'Physik',
  subject_mathematics: 'Mathematik',
  subject_english: 'Englisch',
  subject_french: 'Französisch',
  subject_economics: 'Volkswirtschaft',
  subject_business: 'Betriebswirtschaft',
  subject_history: 'Geschichte',
  subject_geography: 'Geografie',
  subject_psychology: 'Psychologie',
  subject_sociology: 'Soziologie',
  goal: 'Wofür',
  goal_course: 'Im Unterricht mitkommen',
  goal_exam: 'Sich auf die Prüfung vorbereiten',
  'goal_internal-assessment': 'Ein Internal Assessment (IA)',
  'goal_extended-essay': 'Der Extended Essay',
  'goal_theory-of-knowledge': 'Theory of Knowledge (TOK)',
  goal_university: 'Eine Hochschule wählen',
  goal_statement: 'Ein Motivationsschreiben oder ein Essay',
  goal_ongoing: 'Wöchentliche Begleitung',
  find: 'Passende Seite finden',
};
