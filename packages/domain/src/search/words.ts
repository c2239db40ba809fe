import { distance } from 'fastest-levenshtein';
import { isUnspaced } from './fold';

/** The share of a word's letters that may be wrong (specification, section 9). */
export const SEARCH_THRESHOLD = 0.3;

/** How many letters of a word may be wrong, left out or too many. */
export function slips(word: string): number {
  return isUnspaced(word) ? 0 : Math.floor(word.length * SEARCH_THRESHOLD);
}

/** Letters by which an ending makes a word longer: "tutor" and "tutors". */
const ENDING = 3;
/** The same in Arabic, where three are another word: Riyadh is not mathematics. */
const ENDING_ARABIC = 2;
/** What Arabic writes before a word and joins to it: "and", "so", "with", "as", "for", the article. */
const JOINED_ARABIC = /^[وف]?(?:[بك]?ال|لل|[بكل])?$/;
/** Letters of an Arabic word without which what stands before them may be a part of it. */
const STEM_ARABIC = 3;
/** What a longer word answers where the one that is asked for stands in the index: in a title less than that one in a text. */
const OTHER_WORD = 0.15;
/** Letters from which a word is long enough to have an ending, or to be meant inside another one. */
const LONG = 4;

/**
 * How well words of entries answer a word of the query: 1 is the same word, 0 another.
 * @param isWord Whether the word that is asked for stands in the index as it is: then it is hardly the
 * beginning of another, and no slip.
 */
export function likenessTo(asked: string, isWord: boolean): (found: string) => number {
  const isLong = asked.length >= LONG;
  const beginsUnspaced = isUnspaced(asked);
  const ending = /^\p{Script=Arabic}/u.test(asked) ? ENDING_ARABIC : ENDING;
  // A word that stands in the index was not mistyped.
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
    // A slip in a word that is still being typed.
    if (found.length <= asked.length + allowed || found[0] !== asked[0]) return 0;
    return distance(asked, found.slice(0, asked.length)) < allowed ? 0.35 : 0;
  };
}

/** Whether the longer Arabic word is the other one, and something that is joined to it. */
function isJoined(longer: string, word: string): boolean {
  const before = longer.length - word.length;
  return (
    before > 0 && word.length >= STEM_ARABIC && longer.endsWith(word) && JOINED_ARABIC.test(longer.slice(0, before))
  );
}

/** The share of a word's letters that may be wrong in a spelling that is proposed, not found. */
const NEAR = 0.5;

/** The word of a vocabulary that is nearest to one that is not in it: the same one, if none is near. */
export function nearest(asked: string, vocabulary: Iterable<string>): string {
  let best = asked;
  let least = asked.length * NEAR;
  for (const word of vocabulary) {
    const longer = Math.abs(word.length - asked.length);
    if (longer >= least) continue;
    // Letters that changed places are likelier than letters that are missing.
    const wrong = distance(asked, word) + longer / asked.length;
    if (wrong < least) [best, least] = [word, wrong];
  }
  return best;
}
