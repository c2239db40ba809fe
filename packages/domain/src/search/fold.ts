/** Letters that Unicode does not take apart, and those that people write for each other. */
const SAME: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  // Arabic: the final forms that many keyboards and writers leave out.
  ى: 'ي',
  ة: 'ه',
};
const SAME_LETTERS = new RegExp(`[${Object.keys(SAME).join('')}]`, 'g');

/** Signs above and below letters, and the stroke that lengthens Arabic words; not the two of Japanese, which make another sound. */
const SIGNS = /(?!\u3099|\u309a)\p{Mn}|\u0640/gu;

/**
 * A text as it is compared: lower case, without accents, full-width letters as plain ones (NFKC). A
 * query and what it is looked for in are folded alike.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(SIGNS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(SAME_LETTERS, (letter) => SAME[letter] ?? letter);
}

/** Scripts that put no spaces between words, and the Korean one, which puts them as it likes. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々';
const WORD = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

/** Whether a word is of a script without spaces: one of its signs may be a whole query. */
export function isUnspaced(word: string): boolean {
  return IS_UNSPACED.test(word);
}

/** Whether it has a sign that ends words and joins them in Japanese, and names few things by itself. */
export function hasHiragana(word: string): boolean {
  return /\p{Script=Hiragana}/u.test(word);
}

/** Whether a query has a sign of Chinese, Japanese or Korean, where one may be enough to search for. */
export function hasShortWords(text: string): boolean {
  return HAS_UNSPACED.test(text);
}

/**
 * The words of a folded text. Where no spaces part them, each pair of neighbouring signs counts as one, because every
 * word of such a script is found in its pairs.
 */
export function wordsOf(folded: string): string[] {
  return (folded.match(WORD) ?? []).flatMap((run) => {
    if (!isUnspaced(run)) return [run];
    const signs = [...run];
    if (signs.length === 1) return signs;
    return signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`);
  });
}

/** The words of a text, as a search compares them. */
export function searchWords(text: string): string[] {
  return wordsOf(fold(text));
}
