import type { Language } from '@tutoring/domain/languages';

/** A text of data/*.yaml in a language; in English, where it is not written in that one. */
export function say(text: Partial<Record<Language, string>>, language: Language): string {
  return text[language] ?? text.en ?? '';
}
