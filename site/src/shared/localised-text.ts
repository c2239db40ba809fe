import type { Language } from '@tutoring/domain/languages';

/** A text of data/*.yaml, and its language if that is not the page's. */
export type DataText = { text: string; lang?: Language };

/** A text of data/*.yaml in a language, or in English if there is no translation. */
export function localisedText(text: Partial<Record<Language, string>>, language: Language): string {
  return text[language] ?? text.en ?? '';
}

/** The same, with its language where a page must mark it as English. */
export function inLanguage(texts: Partial<Record<Language, string>>, language: Language): DataText {
  const own = texts[language];
  return own === undefined ? { text: texts.en ?? '', lang: 'en' } : { text: own };
}
