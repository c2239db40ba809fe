import { distance } from 'fastest-levenshtein';
import { isUnspaced } from './fold';

/** Share of a word's letters that may be wrong (specification, section 9). */
export const SEARCH_THRESHOLD = 0.3;

/** Most typos in a word: letters that are wrong, missing or extra. */
export function slips(word: string): number {
  return isUnspaced(word) ? 0 : Math.floor(word.length * SEARCH_THRESHOLD);
}

/** Longest ending in letters: "tutor" and "tutors". */
const ENDING = 3;
/** Longest ending in Arabic, where three letters make another word: Riyadh is not mathematics. */
const ENDING_ARABIC = 2;
/** Prefixes that Arabic joins to a word: "and", "so", "with", "as", "for", the article. */
const JOINED_ARABIC = /^[وف]?(?:[بك]?ال|لل|[بكل])?$/;
/** Shortest Arabic stem: in shorter words a prefix may belong to the word. */
const STEM_ARABIC = 3;
/** Similarity of a longer word if the query word itself is in the index. */
const OTHER_WORD = 0.15;
/** Shortest word that may have an ending, or be part of another word. */
const LONG = 4;

/**
 * The similarity of index words to a query word: 1 for the same word, 0 for another.
 * @param isWord Whether the index contains the query word: then it is no typo, and hardly the start of another word.
 */
export function likenessTo(asked: string, isWord: boolean): (found: string) => number {
  const isLong = asked.length >= LONG;
  const beginsUnspaced = isUnspaced(asked);
  const ending = /^\p{Script=Arabic}/u.test(asked) ? ENDING_ARABIC : ENDING;
  // A word of the index has no typo.
  const allowed = isWord ? 0 : slips(asked);
  return (found) => {
    if (asked === found) return 1;
    if (isJoined(found, asked) || isJoined(asked, found)) return 0.9;
    if (found.startsWith(asked)) {
      const isEnding = isLong && found.length - asked.length <= ending;
      return isEnding ? 0.9 : isWord ? OTHER_WORD : asked.length === 1 ? 0.25 : 0.8;
    }
    if (beginsUnspaced) return asked.length === 1 && found.includes(asked) ? 0.8 : 0;
    if (isLong && found.includes(asked)) return isWord ? OTHER_WORD : 0.5;
    if (allowed === 0 || found.length < asked.length - allowed) return 0;
    const wrong = found.length <= asked.length + allowed ? distance(asked, found) : Infinity;
    if (wrong <= allowed) return 0.7 - (0.3 * wrong) / (allowed + 1);
    // A typo in a word that is still being typed.
    if (found.length <= asked.length + allowed || found[0] !== asked[0]) return 0;
    return distance(asked, found.slice(0, asked.length)) < allowed ? 0.35 : 0;
  };
}

/** Whether the longer Arabic word is the other one with a joined prefix. */
function isJoined(longer: string, word: string): boolean {
  const before = longer.length - word.length;
  return (
    before > 0 && word.length >= STEM_ARABIC && longer.endsWith(word) && JOINED_ARABIC.test(longer.slice(0, before))
  );
}

/** Share of letters that may differ in a suggested spelling. */
const NEAR = 0.5;

/** The most similar word of a vocabulary; the word itself if none is similar. */
export function nearest(asked: string, vocabulary: Iterable<string>): string {
  let best = asked;
  let least = asked.length * NEAR;
  for (const word of vocabulary) {
    const longer = Math.abs(word.length - asked.length);
    if (longer >= least) continue;
    // Swapped letters are likelier than missing ones.
    const wrong = distance(asked, word) + longer / asked.length;
    if (wrong < least) [best, least] = [word, wrong];
  }
  return best;
}
