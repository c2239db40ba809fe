import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1d712503. */
export const es: Translation<typeof en> = {
  programme: 'Programa',
  programme_ib: 'Diploma del IB',
  programme_ap: 'AP',
  programme_unsure: 'Aún sin decidir',
  subject: 'Asignatura',
  subject_biology: 'Biología',
  subject_chemistry: 'Química',
  subject_physics: 'Física',
  subject_mathematics: 'Matemáticas',
  subject_english: 'Inglés',
  subject_french: 'Francés',
  subject_economics: 'Economía',
  subject_business: 'Gestión Empresarial',
  subject_history: 'Historia',
  subject_geography: 'Geografía',
  subject_psychology: 'Psicología',
  subject_sociology: 'Sociología',
  goal: 'Objetivo',
  goal_course: 'Llevar al día la asignatura',
  goal_exam: 'Preparar el examen',
  'goal_internal-assessment': 'Una evaluación interna (EI)',
  'goal_extended-essay': 'La Monografía',
  'goal_theory-of-knowledge': 'Teoría del Conocimiento (TdC)',
  goal_university: 'Elegir universidad',
  goal_statement: 'Una carta de motivación o un ensayo de admisión',
  goal_ongoing: 'Apoyo cada semana',
  find: 'Ver la página adecuada',
};
