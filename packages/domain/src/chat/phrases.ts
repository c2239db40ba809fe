import type { Language } from '../languages';
import { fold } from '../search/fold';

/** Normalises a text for finding phrases: folded, with one space between words and at both ends. */
export function spaced(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Languages without spaces between words, or with changing endings: phrases are found inside words. */
const UNSPACED: ReadonlySet<Language> = new Set(['zh-Hans', 'zh-Hant', 'ja', 'ko']);

export function isUnspacedLanguage(language: Language): boolean {
  return UNSPACED.has(language);
}

/** Cached by language, then list: a combined key would be a long text, built for every question. */
const known = new Map<Language, Map<string, RegExp>>();

/**
 * The regular expression that finds a phrase of a list in a {@link spaced} text; vocabulary/en.ts explains the notation. An empty
 * list finds nothing.
 */
export function finderOf(list: string, language: Language): RegExp {
  const finders = known.get(language) ?? new Map<string, RegExp>();
  known.set(language, finders);
  const finder = finders.get(list) ?? new RegExp(patternOf(list, language), 'gu');
  finders.set(list, finder);
  finder.lastIndex = 0;
  return finder;
}

function patternOf(list: string, language: Language): string {
  if (list === '') return '(?!)';
  // Folding makes `\S` lower case, which would mean the opposite.
  const phrases = fold(list.replaceAll('…', '~')).replaceAll('\\s', '\\S').split(/, ?/);
  if (isUnspacedLanguage(language)) {
    return phrases
      .map((phrase) => phrase.replaceAll(/ ?~ ?/g, '.{0,12}?').replaceAll(' ', ' ?'))
      .sort((a, b) => b.length - a.length)
      .join('|');
  }
  const written = phrases.map((phrase) =>
    phrase
      .replaceAll('*', '\\S*')
      .replaceAll(/ ~(?= )/g, '(?: \\S+){0,5}?')
      .replaceAll(' ~', '(?: \\S+){1,2}?'),
  );
  // Arabic joins "and", "the", "with the" and the like to the next word.
  const before = language === 'ar' ? '[وف]?[بلك]?(?:ال|لل)?' : '';
  return ` ${before}(?:${written.join('|')})(?= )`;
}

/** Whether a {@link spaced} text contains a phrase of a list. */
export function says(text: string, list: string, language: Language): boolean {
  return finderOf(list, language).test(text);
}

/** Removes the phrases of a list from a {@link spaced} text. */
export function without(text: string, list: string, language: Language): string {
  return text.replace(finderOf(list, language), ' ');
}

/**
 * The regular expression that finds words with a stem in a {@link spaced} text. Not cached, because visitors type the words.
 * @param stem Letters and digits.
 */
export function wordFinder(stem: string): RegExp {
  return new RegExp(/^\d/.test(stem) ? ` ${stem}(?= )` : ` ${stem}\\S*(?= )`, 'u');
}

const plain = new Map<string, readonly string[]>();

/** The phrases of a list without the notation of the finder. */
export function plainPhrases(list: string): readonly string[] {
  const phrases =
    plain.get(list) ??
    fold(list.replaceAll('…', ' '))
      .split(/, ?/)
      .filter((phrase) => phrase !== '' && !/[(|]/.test(phrase))
      .map((phrase) => phrase.replaceAll(/[*?]/g, '').replaceAll(/ +/g, ' ').trim());
  plain.set(list, phrases);
  return phrases;
}
