import { languageOf, type Language } from '@tutoring/domain/languages';

/** The language of a page; English where a consumer's page is in one that has no words here. */
export function languageOrEnglish(lang: string): Language {
  try {
    return languageOf(lang);
  } catch {
    return 'en';
  }
}
