import type { QueryTerm } from './query-terms';
import type { Concept } from './vocabulary';

/** The weight of a concept. */
const CONCEPT_WEIGHT = 3;
/** The weight of concepts that are common in questions and on pages. */
const COMMON_WEIGHT = 1.5;
const COMMON_CONCEPTS: ReadonlySet<Concept> = new Set([
  'lesson',
  'tutor',
  'school',
  'subject',
  'exam',
  'ib',
  'grade',
  'hl',
  'sl',
  'time',
]);

/** The weight of other words is their rarity times the factor, up to the maximum. */
const WORD_FACTOR = 0.55;
export const WORD_WEIGHT_MAX = 2.5;

/**
 * The weight of a term. Rare words weigh more.
 * @param having The number of texts that contain the term.
 * @param all The number of texts.
 */
export function weightOf({ concept }: QueryTerm, having: number, all: number): number {
  if (concept) return COMMON_CONCEPTS.has(concept) ? COMMON_WEIGHT : CONCEPT_WEIGHT;
  return Math.min(WORD_FACTOR * Math.log(2 + all / (1 + having)), WORD_WEIGHT_MAX);
}
