import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1d712503. */
export const fr: Translation<typeof en> = {
  programme: 'Programme',
  programme_ib: 'Diplôme de l’IB',
  programme_ap: 'AP',
  programme_unsure: 'Pas encore décidé',
  subject: 'Matière',
  subject_biology: 'Biologie',
  subject_chemistry: 'Chimie',
  subject_physics: 'Physique',
  subject_mathematics: 'Mathématiques',
  subject_english: 'Anglais',
  subject_french: 'Français',
  subject_economics: 'Économie',
  subject_business: 'Gestion des entreprises',
  subject_history: 'Histoire',
  subject_geography: 'Géographie',
  subject_psychology: 'Psychologie',
  subject_sociology: 'Sociologie',
  goal: 'Objectif',
  goal_course: 'Suivre le cours sans décrocher',
  goal_exam: 'Préparer l’examen',
  'goal_internal-assessment': 'Une évaluation interne (EI)',
  'goal_extended-essay': 'Le mémoire',
  'goal_theory-of-knowledge': 'La théorie de la connaissance (TdC)',
  goal_university: 'Choisir une université',
  goal_statement: 'Une lettre de motivation ou un texte de candidature',
  goal_ongoing: 'Un suivi chaque semaine',
  find: 'Trouver la page qui convient',
};
