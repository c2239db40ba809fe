import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 73d6622f. */
export const nl: Translation<typeof en> = {
  tutor: 'Docent: ',
  ai: 'AI-hint, door een docent gecontroleerd: ',
  grade: 'Punten: {grade}',
  studentWork: 'Echt werk van een leerling',
  studentWorkMeans: 'met toestemming en zonder naam getoond',
};
