import type { Language } from '@tutoring/domain/languages';
import { navigate } from 'gatsby';
import { leavesApp } from './leaves-app';

/** Goes to an English page from a page in `language`: in the app only if that is English too. */
export function goTo(path: string, language: Language): void {
  const [pathname = path] = path.split(/[?#]/);
  if (language === 'en' && !leavesApp(pathname)) void navigate(path);
  else location.assign(path);
}
