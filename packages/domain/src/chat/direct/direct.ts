import type { DirectAnswer, DirectSubject } from '../../contract/chat';
import { LANGUAGES, type Language } from '../../languages';
import { smallWordsOf } from '../../search/small-words';
import { says, spaced, without } from '../phrases';
import { languageOfQuestion } from '../question-language';
import { concernIn, isPersonal, type Concern } from './clues/concern';
import { corrected } from './clues/spelling';
import { loadedPhrases, loadPhrases, type PhraseLists, type Phrases } from './phrases';
import { LATIN_PHRASES } from './phrases/latin';
import { readingsOf } from './readings';

/** Slang that occurs in every language, so the other words decide the language. */
const SLANG = 'kms, kys, unaliv*, sewerslide, killmyself, iwanttodie, wanttodie';

const CHINESE: readonly Language[] = ['zh-Hans', 'zh-Hant'];

type PhraseList = Exclude<keyof PhraseLists, 'clues'>;

/** The lists in order of urgency. Clear phrases of distress also indicate the language better than a topic does. */
const STEPS: readonly (readonly [DirectSubject, PhraseList])[] = [
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

/** Clear phrases, which decide before the lists of all languages have loaded. */
const CLEAR = STEPS.slice(0, 1);

const IN_LATIN: readonly Language[] = ['en', 'fr', 'de', 'es', 'it', 'nl'];

/** The languages that each script may be in. Characters of no script here need English only. */
const SCRIPTS: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/\p{Script=Latin}/u, IN_LATIN],
  [/\p{Script=Han}/u, ['zh-Hans', 'zh-Hant', 'ja']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Arabic}/u, ['ar']],
];

/** The languages whose phrases can match a message. */
function possibleFor(message: string): readonly Language[] {
  return [
    ...new Set(['en' as const, ...SCRIPTS.flatMap(([script, languages]) => (script.test(message) ? languages : []))]),
  ];
}

/** Loads the phrases for most messages on a page: those in its language or in English, then those in the same script. */
export async function prepareDirect(visitors: Language): Promise<void> {
  await loadPhrases([visitors, 'en']);
  await loadPhrases(SCRIPTS.find(([, languages]) => languages.includes(visitors))?.[1] ?? []);
}

/**
 * The direct answer to a message about distress, abuse, a worry, or whether the chat is a machine; `undefined` for other
 * messages. A hint (`isHint`) may be harmless: the message also needs its ordinary answer. It checks the phrases of all languages with the message's scripts. Clear distress in the likely language needs only
 * that language's.
 * @param visitors The language of the page.
 * @throws if the phrases cannot be loaded, and those that are there find nothing: the message is then unchecked.
 */
export async function directAnswer(message: string, visitors: Language): Promise<DirectAnswer | undefined> {
  const likely = languageOfQuestion(message, visitors);
  const first = loadPhrases([likely, 'en']).then((phrases) => answerIn(phrases, message, visitors, CLEAR));
  const all = loadPhrases(possibleFor(message));
  // It rejects at the `await` below.
  all.catch(() => undefined);
  const clear = await first.catch(() => undefined);
  if (clear?.language === likely) return clear;
  try {
    return answerIn(await all, message, visitors);
  } catch (error) {
    // Some of the lists are better than none for somebody in distress.
    const partial = answerIn(loadedPhrases(), message, visitors);
    if (partial) return partial;
    throw error;
  }
}

/**
 * Whether a text that a visitor typed is about neither distress nor abuse nor a worry. Only such a text may leave the page to be
 * counted.
 * @throws if that cannot be checked, see {@link directAnswer}.
 */
export async function isFreeOfDistress(text: string, visitors: Language): Promise<boolean> {
  const direct = await directAnswer(text, visitors);
  return !direct || direct.about === 'machine';
}

/** A language with its lists, and the readings of a message without the language's idioms. */
interface Meant {
  language: Language;
  lists: PhraseLists;
  meant: readonly string[];
}

/** A message as the languages may mean it. */
interface Heard {
  phrases: Phrases;
  readings: readonly string[];
  texts: readonly Meant[];
  /** The most likely of some languages. */
  likeliest: (languages: readonly Language[]) => Language | undefined;
}

/** The direct answer by some languages' phrases and clues. */
export function answerIn(
  phrases: Phrases,
  message: string,
  visitors: Language,
  steps = STEPS,
): DirectAnswer | undefined {
  const readings = readingsOf(message);
  const likely = languageOfQuestion(message, visitors);
  if (readings.some((text) => says(withoutIdioms(phrases, text, 'en'), SLANG, 'en')))
    return { kind: 'direct', about: 'distress', language: likely };
  // Japanese texts contain many Chinese characters, so they would match Chinese phrases.
  const texts = [...phrases]
    .filter(([language]) => likely !== 'ja' || !CHINESE.includes(language))
    .map(([language, lists]) => ({ language, lists, meant: meantTexts(phrases, readings, language) }));
  const heard: Heard = {
    phrases,
    readings,
    texts,
    likeliest: (languages) => likeliest(message, languages, [likely, visitors]),
  };
  const listed = listedAnswer(heard, steps);
  if (steps !== STEPS || listed?.about === 'distress' || listed?.about === 'abuse') return listed;
  const sensed = sensedAnswer(heard, [likely, visitors]);
  return listed && (!sensed || sensed.isHint || sensed.about === 'worries') ? listed : sensed;
}

/** The answer by phrases. */
function listedAnswer(heard: Heard, steps: typeof STEPS): DirectAnswer | undefined {
  const { phrases, readings, texts } = heard;
  for (const [about, list] of steps) {
    const languages = texts.flatMap(({ language, lists, meant }) =>
      meant.some((text) => hasPhrase(text, lists[list], language)) ? [language] : [],
    );
    if (list === 'distress')
      languages.push(...romanised(readings).filter((one) => texts.some(({ language }) => language === one)));
    if (languages.length > 0 && isAboutAnother(phrases, readings, list)) continue;
    const language = heard.likeliest(
      about === 'worries' ? languages.filter((one) => !isOnlyStudied(heard, one)) : languages,
    );
    if (language) return { kind: 'direct', about, language };
  }
  return undefined;
}

/** The answer by clues. Those of an unlikely language count only if they leave little doubt, and then as a hint. */
function sensedAnswer(heard: Heard, expected: readonly Language[]): DirectAnswer | undefined {
  const { texts } = heard;
  const likely = [...expected, heard.likeliest(texts.map(({ language }) => language))];
  const isStudied = isAboutAnother(heard.phrases, heard.readings, 'topic');
  const found = texts.flatMap((text) => {
    const { language, lists } = text;
    const isLikely = likely.includes(language);
    return concernsOf(text, isLikely)
      .filter(({ isSure, isOwn }) => (isLikely || isSure) && (isOwn || !isStudied || (isSure && !lists.clues.me)))
      .map(({ about, isSure, isPersonal, isOwn }) => ({
        about,
        language,
        isSure: isSure && isPersonal && isLikely && (isOwn || !isStudied),
      }));
  });
  const first = found.find(({ isSure }) => isSure) ?? found[0];
  if (!first) return undefined;
  const { about, language, isSure } = first;
  return { kind: 'direct', about, language, ...(!isSure && { isHint: true }) };
}

/** The concerns of a message as one language means it. Corrected words only give hints. */
function concernsOf({ language, lists: { clues }, meant }: Meant, isLikely: boolean): readonly Concern[] {
  return meant.slice(0, isLikely ? undefined : 1).flatMap((text) => {
    const written = concernIn(text, clues, language);
    if (written || !isLikely || !IN_LATIN.includes(language)) return written ?? [];
    const meantToBe = corrected(text, clues, language);
    const slip = meantToBe === text ? undefined : concernIn(meantToBe, clues, language);
    return slip ? [{ ...slip, isSure: false }] : [];
  });
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

const LATIN = /\p{Script=Latin}/u;
const NOT_LATIN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u;

/** The readings in a language's script without its idioms. Another script would compile the language's lists for nothing. */
function meantTexts(phrases: Phrases, readings: readonly string[], language: Language): readonly string[] {
  const script = IN_LATIN.includes(language) ? LATIN : NOT_LATIN;
  return [
    ...new Set(readings.filter((text) => script.test(text)).map((text) => withoutIdioms(phrases, text, language))),
  ];
}

/** The languages whose romanised phrases match. Spaces separate romanised words in every language. */
function romanised(readings: readonly string[]): Language[] {
  return LANGUAGES.filter((language) =>
    LATIN_PHRASES[language]?.some((some) => readings.some((text) => says(text, some, 'en'))),
  );
}

/** Whether a message in this language names a subject of study, and nobody. */
function isOnlyStudied({ phrases, readings, texts }: Heard, language: Language): boolean {
  return (
    isAboutAnother(phrases, readings, 'topic') &&
    !texts.some(
      (one) => one.language === language && one.meant.some((text) => isPersonal(text, one.lists.clues, language)),
    )
  );
}

function hasPhrase(meant: string, list: readonly string[], language: Language): boolean {
  const saysAll = (signs: string) => signs.split(' & ').every((sign) => says(meant, sign, language));
  return list.some(saysAll);
}

/** Whether a word shows that the message is about something else, such as a text that is studied. */
function isAboutAnother(phrases: Phrases, readings: readonly string[], list: PhraseList): boolean {
  if (list === 'topic' || list === 'abuseTopic') return readings.some((text) => anySays(phrases, text, 'study'));
  return list === 'machine' && readings.some((text) => anySays(phrases, text, 'notMachine'));
}

/** Whether any language's list matches. Names and terms that show another topic are shared by many languages. */
function anySays(phrases: Phrases, text: string, list: 'study' | 'notMachine'): boolean {
  return [...phrases].some(([language, lists]) => lists[list].some((some) => says(text, some, language)));
}

function withoutIdioms(phrases: Phrases, text: string, language: Language): string {
  // The two Chinese scripts share many phrases.
  const languages = CHINESE.includes(language) ? CHINESE : [language];
  return languages.reduce(
    (left, one) => (phrases.get(one)?.idioms ?? []).reduce((rest, some) => without(rest, some, one), left),
    text,
  );
}
