import type { Meaning } from './meanings';
import type { Concept } from './words';

/** What something counts that the chat has words for: it is known to be what is asked. */
const CONCEPT = 3;
/** The same of what every question and every page here is about. */
const COMMON = 1.5;
const EVERYWHERE: ReadonlySet<Concept> = new Set([
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

/** How much of its rarity another word counts, and what it counts at most. */
const WORD = 0.55;
export const WORD_MOST = 2.5;

/** How much something says of what stands in some of many places: the fewer have it, the more a word says. */
export function weightOf({ concept }: Meaning, having: number, all: number): number {
  if (concept) return EVERYWHERE.has(concept) ? COMMON : CONCEPT;
  return Math.min(WORD * Math.log(2 + all / (1 + having)), WORD_MOST);
}
