import type { Language } from '../../languages';
import type { Vocabulary, Vocabularies } from './types';

export type { Vocabulary, Concept, Vocabularies } from './types';

/** Loaded on demand: a question needs its own language and English only. */
const LOADERS: Readonly<Record<Language, () => Promise<Vocabulary>>> = {
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

/** Loads the vocabulary of a language. Rejects if the file cannot be loaded. */
export function loadVocabulary(language: Language): Promise<Vocabulary> {
  return LOADERS[language]();
}

/** Loads the vocabularies for a question in a language. */
export async function loadVocabularies(language: Language): Promise<Vocabularies> {
  const load = async (one: Language) => [one, await loadVocabulary(one)] as const;
  const own = load(language);
  return language === 'en' ? [await own] : Promise.all([own, load('en')]);
}
