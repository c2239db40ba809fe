import type { Concept } from './vocabulary';

/** Concepts of which an answer about one does not answer a question about another. */
export const RIVALS: readonly (readonly Concept[])[] = [
  [
    'math',
    'physics',
    'chemistry',
    'biology',
    'economics',
    'business',
    'history',
    'geography',
    'psychology',
    'french',
    'english',
  ],
  ['ee', 'tok', 'ia'],
  ['hl', 'sl'],
  ['ap', 'ib'],
  ['may', 'november'],
];

/**
 * Concepts of which a question has one: a new one replaces the earlier one. "What about HL?" after a question about SL asks
 * about HL.
 */
export const EXCLUSIVE: readonly (readonly Concept[])[] = [...RIVALS, ['package', 'subscription', 'lesson']];

/** Concepts that name what a question is about, not what it asks. */
export const ENTITIES: ReadonlySet<string> = new Set(
  [...EXCLUSIVE.flat(), 'science', 'tutor', 'school', 'subject', 'exam', 'grade', 'parent', 'place', 'diploma'].map(
    (concept) => `c:${concept}`,
  ),
);
