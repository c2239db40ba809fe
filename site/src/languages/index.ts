import type { Language } from '@tutoring/domain/languages';
import { PACKS } from '../generated/languages';
import type { LanguagePack } from './types';

/** What a page of a language says. For whatever writes pages: no visitor loads it (docs/adr/0008). */
export function packOf(language: Language): LanguagePack {
  return PACKS[language];
}
