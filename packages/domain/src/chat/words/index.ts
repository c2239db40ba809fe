import type { Language } from '../../languages';
import type { ChatWords, KnownWords } from './types';

export type { ChatWords, Concept, KnownWords } from './types';

/** A question is understood with the words of its language and of English: no others are loaded. */
const LOADERS: Readonly<Record<Language, () => Promise<ChatWords>>> = {
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

/** What the chat has words for: a site says which of its pages exist to say it. */
export async function conceptNames(): Promise<readonly string[]> {
  return Object.keys((await chatWords('en')).concepts);
}

/** What the chat must know of a language. Rejects when its file cannot be had. */
export function chatWords(language: Language): Promise<ChatWords> {
  return LOADERS[language]();
}

/** What the chat must know to understand a question of a language: that language, and English. */
export async function knownWordsOf(language: Language): Promise<KnownWords> {
  const load = async (one: Language) => [one, await chatWords(one)] as const;
  const own = load(language);
  return language === 'en' ? [await own] : Promise.all([own, load('en')]);
}
