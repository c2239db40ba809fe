import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 7011dd07. */
export const fr: Translation<typeof en> = {
  page: 'Page {page} sur {pages}',
  photo: 'Page {page} sur {pages}, photographie',
  note: 'Remarque {number}',
  marked: 'Remarque {number}, {kind}, {place} :',
  mark: '{kind}, {place}',
  tick: 'coche',
  underline: 'souligné',
  wavy: 'trait ondulé',
  highlight: 'surligné',
  ring: 'entouré',
  upper: 'dans la moitié supérieure',
  lower: 'dans la moitié inférieure',
  grade: 'Points : {grade}',
};
