import { LANGUAGES, type Language } from '../../../languages';
import type { PhraseLists } from './types';

export type { PhraseLists } from './types';

/** One file a language: the visitor's and English load first. */
const LOADERS: Readonly<Record<Language, () => Promise<PhraseLists>>> = {
  en: async () => (await import('./en')).en,
  'zh-Hant': async () => (await import('./zh-Hant')).zhHant,
  'zh-Hans': async () => (await import('./zh-Hans')).zhHans,
  ja: async () => (await import('./ja')).ja,
  ko: async () => (await import('./ko')).ko,
  ar: async () => (await import('./ar')).ar,
  es: async () => (await import('./es')).es,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de,
  it: async () => (await import('./it')).it,
  nl: async () => (await import('./nl')).nl,
};

/** The lists of some languages. */
export type Phrases = ReadonlyMap<Language, PhraseLists>;

/** The number of phrases per regular expression. Several short ones compile three times faster than one long one. */
const TOGETHER = 6;

const joined = (phrases: readonly string[]) =>
  Array.from({ length: Math.ceil(phrases.length / TOGETHER) }, (_, at) =>
    phrases.slice(at * TOGETHER, (at + 1) * TOGETHER).join(', '),
  );

const compact = (lists: PhraseLists) =>
  Object.fromEntries(
    (Object.entries(lists) as [string, readonly string[]][]).map(([list, phrases]) => [
      list,
      list.endsWith('Signs') || list === 'clues' ? phrases : joined(phrases),
    ]),
  ) as unknown as PhraseLists;

const loaded = new Map<Language, PhraseLists>();

/**
 * Loads the lists of some languages, and returns all that have loaded so far in the order of LANGUAGES. Rejects if one of them
 * cannot be loaded.
 */
export async function loadPhrases(languages: readonly Language[] = LANGUAGES): Promise<Phrases> {
  await Promise.all(
    languages
      .filter((language) => !loaded.has(language))
      .map(async (language) => loaded.set(language, compact(await LOADERS[language]()))),
  );
  return loadedPhrases();
}

/** The lists that have loaded so far. */
export function loadedPhrases(): Phrases {
  return new Map(
    LANGUAGES.flatMap((language) => {
      const lists = loaded.get(language);
      return lists ? [[language, lists]] : [];
    }),
  );
}
