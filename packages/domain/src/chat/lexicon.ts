import { packed, unpacked } from './packing';
import { spaced } from './phrases';
import { stemOf } from './stem';
import type { Concept } from './words';

/** On which English pages each word stands: what the search's index leaves out, and which words no page has. */
export interface Lexicon {
  /** Addresses of the pages. */
  pages: readonly string[];
  /** One line a word: its stem, a space, and the numbers of its pages, each as a sign: the gap to the one before. */
  words: string;
  /** Pages that exist to say something: concept by concept. */
  homes: Readonly<Partial<Record<Concept, readonly string[]>>>;
}

/** Where the lexicon is published. */
export const LEXICON_ADDRESS = '/passages/words.json';

/** The words of some texts, and where they stand. */
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

/** Where each word stands: the addresses of its pages. */
export function placesOf({ pages, words }: Lexicon): Map<string, readonly string[]> {
  return new Map(
    words.split('\n').map((line) => {
      const [stem = '', signs = ''] = line.split(' ');
      return [stem, unpacked(signs).map((at) => pages[at] ?? '')];
    }),
  );
}

/** The lexicon that came over the network, or `undefined` if it is none. */
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
