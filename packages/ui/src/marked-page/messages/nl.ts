import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 7011dd07. */
export const nl: Translation<typeof en> = {
  page: 'Pagina {page} van {pages}',
  photo: 'Pagina {page} van {pages}, foto',
  note: 'Opmerking {number}',
  marked: 'Opmerking {number}, {kind}, {place}:',
  mark: '{kind}, {place}',
  tick: 'vinkje',
  underline: 'onderstreept',
  wavy: 'golflijn',
  highlight: 'gemarkeerd',
  ring: 'omcirkeld',
  upper: 'in de bovenste helft',
  lower: 'in de onderste helft',
  grade: 'Punten: {grade}',
};
