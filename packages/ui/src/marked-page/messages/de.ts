import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 7011dd07. */
export const de: Translation<typeof en> = {
  page: 'Seite {page} von {pages}',
  photo: 'Seite {page} von {pages}, Foto',
  note: 'Anmerkung {number}',
  marked: 'Anmerkung {number}, {kind}, {place}:',
  mark: '{kind}, {place}',
  tick: 'Häkchen',
  underline: 'unterstrichen',
  wavy: 'Wellenlinie',
  highlight: 'hervorgehoben',
  ring: 'eingekreist',
  upper: 'in der oberen Hälfte',
  lower: 'in der unteren Hälfte',
  grade: 'Punkte: {grade}',
};
