import type { Language } from '@tutoring/domain/languages';
import { navigate } from 'gatsby';

/** Goes to an English page from a page in `language`: in the app only if that is English too. */
export function goTo(path: string, language: Language): void {
  if (language === 'en') void navigate(path);
  else location.assign(path);
}
