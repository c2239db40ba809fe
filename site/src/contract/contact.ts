import type { Language } from '@tutoring/domain/languages';

/** The page of the contact form, which has one in each language. */
export const CONTACT = '/contact';

/** The page of the contact form in a language. */
export function contactPath(language: Language): string {
  return language === 'en' ? CONTACT : `${CONTACT}/${language.toLowerCase()}`;
}
