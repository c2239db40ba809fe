/** Letters that Unicode does not decompose, and spelling variants. */
const SAME: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  // Arabic: final forms that many keyboards and writers leave out.
  ى: 'ي',
  ة: 'ه',
};
const SAME_LETTERS = new RegExp(`[${Object.keys(SAME).join('')}]`, 'g');

/** Combining marks, and the stroke that lengthens Arabic words; not the two Japanese marks that change a sound. */
const SIGNS = /(?!\u3099|\u309a)\p{Mn}|\u0640/gu;

/**
 * Folds a text for comparison: lower case, without accents, full-width letters as narrow ones (NFKC). Fold the query and the
 * texts alike.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(SIGNS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(SAME_LETTERS, (letter) => SAME[letter] ?? letter);
}

/** Scripts without spaces between words, and Korean, whose spaces vary. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々';
const WORD = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

/** Whether a word's script has no spaces: one character may be a whole query. */
export function isUnspaced(word: string): boolean {
  return IS_UNSPACED.test(word);
}

/** Whether a word contains hiragana, which mostly is Japanese grammar. */
export function hasHiragana(word: string): boolean {
  return /\p{Script=Hiragana}/u.test(word);
}

/** Whether a query contains Chinese, Japanese or Korean, where one character may be enough. */
export function hasShortWords(text: string): boolean {
  return HAS_UNSPACED.test(text);
}

/** The words of a folded text. In scripts without spaces, each pair of adjacent characters counts as a word. */
export function wordsOf(folded: string): string[] {
  return (folded.match(WORD) ?? []).flatMap((run) => {
    if (!isUnspaced(run)) return [run];
    const signs = [...run];
    if (signs.length === 1) return signs;
    return signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`);
  });
}

/** The folded words of a text. */
export function searchWords(text: string): string[] {
  return wordsOf(fold(text));
}
