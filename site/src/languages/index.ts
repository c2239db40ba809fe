import { languageOf, type Language } from '@tutoring/domain/languages';
import type { LanguagePack } from './pack';

/** One chunk a language; a page loads exactly its own (docs/adr/0008). */
export const loaders: Record<Language, () => Promise<{ pack: LanguagePack }>> = {
  en: () => import('./en'),
  'zh-Hant': () => import('./zh-Hant'),
  'zh-Hans': () => import('./zh-Hans'),
  ja: () => import('./ja'),
  ko: () => import('./ko'),
  ar: () => import('./ar'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  de: () => import('./de'),
  it: () => import('./it'),
  nl: () => import('./nl'),
};

const packs: Partial<Record<Language, LanguagePack>> = {};

/** Makes a language ready for {@link packOf}. In the browser: before the page is hydrated. */
export async function loadLanguage(tag: string): Promise<void> {
  const language = languageOf(tag);
  packs[language] = (await loaders[language]()).pack;
}

/** Makes all languages ready at once: on the server, where one process writes all pages. */
export function provideLanguages(all: Record<Language, LanguagePack>): void {
  Object.assign(packs, all);
}

/** @throws {Error} when the language has not been loaded. */
export function packOf(language: Language): LanguagePack {
  const pack = packs[language];
  if (!pack)
    throw new Error(`The language "${language}" is not loaded. Links to another language must be full page loads.`);
  return pack;
}
