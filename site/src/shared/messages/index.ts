import type { Language } from '@tutoring/domain/languages';
import { PAGE_MESSAGES } from '../../generated/page-messages';
import type { PageMessages } from './types';

/** The messages of a language. Import it only in code that renders HTML, so that no browser loads it (docs/adr/0008). */
export function messagesOf(language: Language): PageMessages {
  return PAGE_MESSAGES[language];
}
