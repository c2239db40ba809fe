import { distance } from 'fastest-levenshtein';

/** Shortest words that may have one typo, and two. */
const LONG = 6;
const VERY_LONG = 9;

/** Whether a word is another one with a typo: a letter wrong, missing or extra, or two swapped. */
export function isSlip(word: string, meant: string): boolean {
  if (word.length < LONG || meant.length < LONG || meant[0] !== word[0]) return false;
  if (Math.abs(meant.length - word.length) > 1) return false;
  return distance(meant, word) <= (meant.length >= VERY_LONG ? 2 : 1) || isSwapped(word, meant);
}

function isSwapped(word: string, meant: string): boolean {
  if (word.length !== meant.length) return false;
  const at = [...word].findIndex((letter, place) => letter !== meant[place]);
  return word[at] === meant[at + 1] && word[at + 1] === meant[at] && word.slice(at + 2) === meant.slice(at + 2);
}
