import { languageOf, type Language } from '@tutoring/domain/languages';

/** Returns the page's language, or English if there are no messages in the page's language. */
export function languageOrEnglish(lang: string): Language {
  try {
    return languageOf(lang);
  } catch {
    return 'en';
  }
}
