import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 7011dd07. */
export const it: Translation<typeof en> = {
  page: 'Pagina {page} di {pages}',
  photo: 'Pagina {page} di {pages}, fotografia',
  note: 'Annotazione {number}',
  marked: 'Annotazione {number}, {kind}, {place}:',
  mark: '{kind}, {place}',
  tick: 'segno di spunta',
  underline: 'sottolineato',
  wavy: 'linea ondulata',
  highlight: 'evidenziato',
  ring: 'cerchiato',
  upper: 'nella metà superiore',
  lower: 'nella metà inferiore',
  grade: 'Punti: {grade}',
};
