/**
 * The characters of the shipped fonts. Each font is in two files, so that an English page loads the short one only.
 * scripts/fonts.ts makes the files, fonts.css.ts tells browsers which characters are in which.
 */

/** Basic Latin and what English pages also use, such as the “Español” and “Français” in their footer. */
export const ENGLISH = `${range(0x20, 0x7e)}\u00a0§©°±·²³×çéñ–—‘’“”…•→−✓`;

/** Latin-1 characters that none of our European languages uses. */
const UNUSED = '¢¤¦¨¬\u00ad¯´µ¶¸¼¾ÐÝÞðýþ';

/** The other letters and punctuation of our European languages. */
export const ACCENTS = [...`${range(0xa1, 0xff)}ıŒœŠšŸŽž‐‑‚„\u202f′″‹›€™←↑↓`]
  .filter((character) => !UNUSED.includes(character) && !ENGLISH.includes(character))
  .join('');

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}

/** Characters as the value of `unicode-range`, such as `U+20-7E, U+A0`. */
export function unicodeRange(characters: string): string {
  const runs: [number, number][] = [];
  for (const code of [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}
