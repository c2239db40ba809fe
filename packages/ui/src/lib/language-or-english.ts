import { languageOf, type Language } from '@tutoring/domain/languages';

/** The page's language, or English if a consumer's page is in a language without messages here. */
export function languageOrEnglish(lang: string): Language {
  try {
    return languageOf(lang);
  } catch {
    return 'en';
  }
}
