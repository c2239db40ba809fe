import type { DirectAnswer, DirectSubject } from '../../contract/chat';
import { LANGUAGES, type Language } from '../../languages';
import { smallWordsOf } from '../../search/small-words';
import { says, spaced, without } from '../phrases';
import { languageOfQuestion } from '../question-language';
import { DIRECT_PHRASES, type PhraseLists } from './phrases';
import { readingsOf } from './readings';

/** What young people write in every language. The language is then that of the other words. */
const SLANG = 'kms, kys, unaliv*, sewerslide, killmyself, iwanttodie, wanttodie';

const CHINESE: readonly Language[] = ['zh-Hans', 'zh-Hant'];

/** What is looked for, the most urgent first: clear words of distress tell the language better than a mere topic does. */
const STEPS: readonly (readonly [DirectSubject, keyof PhraseLists])[] = [
  ['distress', 'distress'],
  ['distress', 'topic'],
  ['abuse', 'abuse'],
  ['worries', 'worries'],
  ['machine', 'machine'],
];

/**
 * The direct answer to a message, if it needs one: somebody in distress, abuse, a worry, or the question whether the
 * chat is a machine. Reads the phrases of all languages, whatever the page's language, and fetches nothing.
 * @param visitors The language of the page.
 */
export function directAnswer(message: string, visitors: Language): DirectAnswer | undefined {
  const readings = readingsOf(message);
  const likely = languageOfQuestion(message, visitors);
  if (readings.some((text) => says(withoutIdioms(text, 'en'), SLANG, 'en')))
    return { kind: 'direct', about: 'distress', language: likely };
  // Japanese is full of Chinese signs.
  const possible = likely === 'ja' ? LANGUAGES.filter((one) => !CHINESE.includes(one)) : LANGUAGES;
  for (const [about, list] of STEPS) {
    const languages = possible.filter((language) => readings.some((text) => hasPhrase(text, list, language)));
    const language = likeliest(message, languages, [likely, visitors]);
    if (language) return { kind: 'direct', about, language };
  }
  return undefined;
}

/** The language of a message among some that it may be in: with the most small words, else the first that is expected. */
function likeliest(
  message: string,
  languages: readonly Language[],
  expected: readonly Language[],
): Language | undefined {
  const words = spaced(message).trim().split(' ');
  const count = (language: Language) => words.filter((word) => smallWordsOf(language).has(word)).length;
  const most = Math.max(...languages.map(count));
  const best = languages.filter((language) => count(language) === most);
  return expected.find((one) => best.includes(one)) ?? best[0];
}

const IN_LATIN: readonly Language[] = ['en', 'fr', 'de', 'es', 'it', 'nl'];
const LATIN = /\p{Script=Latin}/u;
const NOT_LATIN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u;

function hasPhrase(text: string, list: keyof PhraseLists, language: Language): boolean {
  const phrases = DIRECT_PHRASES[language];
  // Romanised words have spaces between them, whatever the language.
  if (list === 'distress' && phrases.latin?.some((some) => says(text, some, 'en'))) return true;
  // Lists in another script would be compiled for nothing.
  if (!(IN_LATIN.includes(language) ? LATIN : NOT_LATIN).test(text)) return false;
  const meant = withoutIdioms(text, language);
  if (!phrases[list]?.some((some) => says(meant, some, language))) return false;
  if (list === 'topic') return !anySays(text, 'study');
  return list !== 'machine' || !anySays(text, 'notMachine');
}

/** Names and terms are the same in many languages: what shows that a message means something else is read in all. */
function anySays(text: string, list: 'study' | 'notMachine'): boolean {
  return LANGUAGES.some((language) => DIRECT_PHRASES[language][list].some((some) => says(text, some, language)));
}

function withoutIdioms(text: string, language: Language): string {
  // The two Chinese scripts share many phrases.
  const languages = CHINESE.includes(language) ? CHINESE : [language];
  return languages.reduce(
    (left, one) => DIRECT_PHRASES[one].idioms.reduce((rest, some) => without(rest, some, one), left),
    text,
  );
}
