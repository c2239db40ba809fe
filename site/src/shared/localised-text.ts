import type { Language } from '@tutoring/domain/languages';

/** A text of data/*.yaml in a language, or in English if there is no translation. */
export function localisedText(text: Partial<Record<Language, string>>, language: Language): string {
  return text[language] ?? text.en ?? '';
}
