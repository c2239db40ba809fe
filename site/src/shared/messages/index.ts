import { languageOf } from '@tutoring/domain/languages';
import { PAGE_MESSAGES } from '../../generated/page-messages';
import { inCountry } from '../country-text';
import type { PageMessages } from './types';

/**
 * The messages of a language, as the tag's country writes them. Import it only in code that renders HTML, so that no browser loads
 * it (docs/adr/0008).
 * @param lang BCP 47.
 */
export function messagesOf(lang: string): PageMessages {
  return inCountry(PAGE_MESSAGES[languageOf(lang)], lang);
}
