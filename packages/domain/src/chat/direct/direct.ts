import type { DirectAnswer, DirectSubject } from '../../contract/chat';
import { LANGUAGES, type Language } from '../../languages';
import { smallWordsOf } from '../../search/small-words';
import { says, spaced, without } from '../phrases';
import { languageOfQuestion } from '../question-language';
import { DIRECT_PHRASES, type PhraseLists } from './phrases';
import { readingsOf } from './readings';

/** Slang that occurs in every language, so the other words decide the language. */
const SLANG = 'kms, kys, unaliv*, sewerslide, killmyself, iwanttodie, wanttodie';

const CHINESE: readonly Language[] = ['zh-Hans', 'zh-Hant'];

/** The lists in order of urgency. Clear phrases of distress also indicate the language better than a topic does. */
const STEPS: readonly (readonly [DirectSubject, keyof PhraseLists])[] = [
  ['distress', 'distress'],
  ['distress', 'topic'],
  ['distress', 'distressSigns'],
  ['abuse', 'abuse'],
  ['abuse', 'abuseTopic'],
  ['abuse', 'abuseSigns'],
  ['worries', 'worries'],
  ['worries', 'worrySigns'],
  ['machine', 'machine'],
];

/**
 * The direct answer to a message about distress, abuse, a worry, or whether the chat is a machine; `undefined` for other
 * messages. It checks the phrases of all languages, and needs no network.
 * @param visitors The language of the page.
 */
export function directAnswer(message: string, visitors: Language): DirectAnswer | undefined {
  const readings = readingsOf(message);
  const likely = languageOfQuestion(message, visitors);
  if (readings.some((text) => says(withoutIdioms(text, 'en'), SLANG, 'en')))
    return { kind: 'direct', about: 'distress', language: likely };
  // Japanese texts contain many Chinese characters, so they would match Chinese phrases.
  const possible = likely === 'ja' ? LANGUAGES.filter((one) => !CHINESE.includes(one)) : LANGUAGES;
  const texts = possible.map((language) => [language, meantTexts(readings, language)] as const);
  for (const [about, list] of STEPS) {
    const languages = texts.flatMap(([language, meant]) =>
      meant.some((text) => hasPhrase(text, list, language)) || (list === 'distress' && saysLatin(readings, language))
        ? [language]
        : [],
    );
    if (languages.length > 0 && isAboutAnother(readings, list)) continue;
    const language = likeliest(message, languages, [likely, visitors]);
    if (language) return { kind: 'direct', about, language };
  }
  return undefined;
}

/** The most likely language of a message: the one with the most stop words, else the first expected one. */
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

/** The readings in a language's script without its idioms. Another script would compile the language's lists for nothing. */
function meantTexts(readings: readonly string[], language: Language): readonly string[] {
  const script = IN_LATIN.includes(language) ? LATIN : NOT_LATIN;
  return [...new Set(readings.filter((text) => script.test(text)).map((text) => withoutIdioms(text, language)))];
}

/** Whether a language's romanised phrases match. Spaces separate romanised words in every language. */
function saysLatin(readings: readonly string[], language: Language): boolean {
  const latin = DIRECT_PHRASES[language].latin ?? [];
  return readings.some((text) => latin.some((some) => says(text, some, 'en')));
}

function hasPhrase(meant: string, list: keyof PhraseLists, language: Language): boolean {
  const saysAll = (signs: string) => signs.split(' & ').every((sign) => says(meant, sign, language));
  return DIRECT_PHRASES[language][list]?.some(saysAll) ?? false;
}

/** Whether a word shows that the message is about something else, such as a text that is studied. */
function isAboutAnother(readings: readonly string[], list: keyof PhraseLists): boolean {
  if (list === 'topic' || list === 'abuseTopic') return readings.some((text) => anySays(text, 'study'));
  return list === 'machine' && readings.some((text) => anySays(text, 'notMachine'));
}

/** Whether any language's list matches. Names and terms that show another topic are shared by many languages. */
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
