import { packed, unpacked } from './packing';
import { spaced } from './phrases';
import { stemOf } from './stem';
import type { Concept } from './vocabulary';

/** The words of English pages: the search index lacks many of them. */
export interface Lexicon {
  /** Addresses of the pages. */
  pages: readonly string[];
  /** A line for each word: its stem, a space, and the packed numbers of its pages (packing.ts). */
  words: string;
  /** The main pages of each concept. */
  homes: Readonly<Partial<Record<Concept, readonly string[]>>>;
}

/** The lexicon's address. */
export const LEXICON_ADDRESS = '/passages/words.json';

/** Builds the lexicon of texts. */
export function lexiconOf(texts: readonly { path: string; text: string }[], homes: Lexicon['homes']): Lexicon {
  const places = new Map<string, number[]>();
  texts.forEach(({ text }, at) => {
    for (const stem of new Set(spaced(text).trim().split(' ').map(stemOf))) {
      const those = places.get(stem) ?? [];
      places.set(stem, [...those, at]);
    }
  });
  return {
    pages: texts.map(({ path }) => path),
    words: [...places]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([stem, those]) => `${stem} ${packed(those)}`)
      .join('\n'),
    homes,
  };
}

/** The pages of each stem. */
export function placesOf({ pages, words }: Lexicon): Map<string, readonly string[]> {
  return new Map(
    words.split('\n').map((line) => {
      const [stem = '', signs = ''] = line.split(' ');
      return [stem, unpacked(signs).map((at) => pages[at] ?? '')];
    }),
  );
}

/** Parses a lexicon; `undefined` if it is invalid. */
export function readLexicon(value: unknown): Lexicon | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { pages, words, homes } = value as Record<string, unknown>;
  const isLexicon =
    areTexts(pages) &&
    typeof words === 'string' &&
    typeof homes === 'object' &&
    homes !== null &&
    Object.values(homes).every(areTexts);
  return isLexicon ? { pages, words, homes } : undefined;
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
