import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English e12a71f7. */
export const nl: Translation<typeof en> = {
  tutor: 'Docent: ',
  ai: 'AI-hint, door een docent gecontroleerd: ',
  grade: 'Punten: {grade}',
};
