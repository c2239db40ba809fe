import type { Language } from '../languages';
import { fold } from '../search/fold';

/** A text as phrases are looked for in it: folded, one space between words and at both ends. */
export function spaced(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Languages whose words stand without spaces between them, or change at their ends: a phrase is found inside them. */
const UNSPACED: ReadonlySet<Language> = new Set(['zh-Hans', 'zh-Hant', 'ja', 'ko']);

export function isUnspacedLanguage(language: Language): boolean {
  return UNSPACED.has(language);
}

/** By language and list: a key of both would be a long text, made and compared anew at each question. */
const known = new Map<Language, Map<string, RegExp>>();

/**
 * What finds one of the phrases of a list in a {@link spaced} text; words/en.ts says how they are written. An empty
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
  const phrases = fold(list.replaceAll('…', '~')).split(/, ?/);
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
  // Arabic writes "and", "the", "with the" and the like onto the word that follows.
  const before = language === 'ar' ? '[وف]?[بلك]?(?:ال|لل)?' : '';
  return ` ${before}(?:${written.join('|')})(?= )`;
}

/** Whether a {@link spaced} text has one of the phrases of a list. */
export function says(text: string, list: string, language: Language): boolean {
  return finderOf(list, language).test(text);
}

/** A {@link spaced} text without the phrases of a list. */
export function without(text: string, list: string, language: Language): string {
  return text.replace(finderOf(list, language), ' ');
}

/**
 * What finds words with a beginning in a {@link spaced} text. Not kept, as those of lists are: visitors type them.
 * @param stem Letters and digits.
 */
export function wordFinder(stem: string): RegExp {
  return new RegExp(/^\d/.test(stem) ? ` ${stem}(?= )` : ` ${stem}\\S*(?= )`, 'u');
}

const plain = new Map<string, readonly string[]>();

/** The phrases of a list as words to look for, without what is written for the finder. */
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
