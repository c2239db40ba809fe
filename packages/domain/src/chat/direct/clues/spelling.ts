import { fold } from '../../../search/fold';
import type { Language } from '../../../languages';
import type { Clues } from './types';

/** The fewest letters of a word that is corrected. Shorter ones resemble too many others. */
const SHORTEST = 5;
/** The fewest letters of a word with another slip than two swapped letters. */
const LONG = 6;
/** The fewest letters of a word with a wrong letter. */
const VERY_LONG = 8;

interface Words {
  whole: ReadonlySet<string>;
  /** The beginnings of words, by their first letter. */
  stems: ReadonlyMap<string, readonly string[]>;
}

const known = new Map<Language, Words>();

/** The words of a language's clues. */
function wordsOf(clues: Clues, language: Language): Words {
  const words = known.get(language) ?? readWords(clues);
  known.set(language, words);
  return words;
}

function readWords(clues: Clues): Words {
  const written = Object.values(clues).flatMap((list) => fold(list).match(/\p{L}+\*?/gu) ?? []);
  const long = [...new Set(written.map((word) => word.replace('*', '')))].filter((word) => word.length >= SHORTEST);
  const stems = new Map<string, string[]>();
  for (const word of long) {
    const [first = ''] = word;
    stems.set(first, [...(stems.get(first) ?? []), word]);
  }
  return { whole: new Set(long), stems };
}

/** A text in which words with one typing error are replaced by the clues' words that they resemble. */
export function corrected(text: string, clues: Clues, language: Language): string {
  const { whole, stems } = wordsOf(clues, language);
  return text.replace(/\p{L}{5,}/gu, (word) => {
    const alike = stems.get(word[0] ?? '') ?? [];
    if (whole.has(word) || alike.some((stem) => word.startsWith(stem))) return word;
    return alike.find((stem) => isSlipOf(word, stem)) ?? word;
  });
}

/** Whether two words differ by one letter: missing, added, wrong, or swapped with the next. */
function isSlipOf(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start += 1;
  const rest = word.slice(start);
  const right = meant.slice(start);
  if (rest.length > 1 && rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2)) return true;
  // A wrong last letter is an ending more often than a slip: "tables", "tablet".
  if (word.length < LONG || Math.min(rest.length, right.length) < 2) return false;
  return (
    rest.slice(1) === right || rest === right.slice(1) || (word.length >= VERY_LONG && rest.slice(1) === right.slice(1))
  );
}
