import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1d712503. */
export const it: Translation<typeof en> = {
  programme: 'Programma',
  programme_ib: 'Diploma IB',
  programme_ap: 'AP',
  programme_unsure: 'Non ancora deciso',
  subject: 'Materia',
  subject_biology: 'Biologia',
  subject_chemistry: 'Chimica',
  subject_physics: 'Fisica',
  subject_mathematics: 'Matematica',
  subject_english: 'Inglese',
  subject_french: 'Francese',
  subject_economics: 'Economia',
  subject_business: 'Economia aziendale',
  subject_history: 'Storia',
  subject_geography: 'Geografia',
  subject_psychology: 'Psicologia',
  subject_sociology: 'Sociologia',
  goal: 'Obiettivo',
  goal_course: 'Stare al passo con il corso',
  goal_exam: 'Preparare l’esame',
  'goal_internal-assessment': 'Una valutazione interna',
  'goal_extended-essay': 'L’Extended Essay',
  'goal_theory-of-knowledge': 'La Teoria della conoscenza (TOK)',
  goal_university: 'Scegliere un’università',
  goal_statement: 'Una lettera motivazionale o un saggio',
  goal_ongoing: 'Un sostegno ogni settimana',
  find: 'Trova la pagina giusta',
};
