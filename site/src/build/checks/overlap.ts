import { unitsOf } from './text-units';

/** The length of a shingle: five words, or five characters in Chinese, Japanese and Korean. */
const SHINGLE = 5;

/** A text as the set of its shingles. */
export function shinglesOf(text: string, lang: string): Set<string> {
  const units = unitsOf(text, lang);
  return new Set(
    units
      .slice(0, Math.max(0, units.length - SHINGLE + 1))
      .map((_, index) => units.slice(index, index + SHINGLE).join(' ')),
  );
}

/** The share of the smaller text that is also in the other: 0 to 1. */
export function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size === 0) return 0;
  return [...small].filter((shingle) => large.has(shingle)).length / small.size;
}

/** Two texts and their overlap. */
export interface Pair {
  one: string;
  other: string;
  overlap: number;
}

/** All pairs of texts in the same language, the largest overlap first. */
export function pairsOf(texts: readonly { name: string; lang: string; text: string }[]): Pair[] {
  const all = texts.map(({ name, lang, text }) => ({
    name,
    language: lang.split('-')[0],
    shingles: shinglesOf(text, lang),
  }));
  return all
    .flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => other.language === one.language)
        .map((other) => ({ one: one.name, other: other.name, overlap: overlapOf(one.shingles, other.shingles) })),
    )
    .sort((a, b) => b.overlap - a.overlap);
}
