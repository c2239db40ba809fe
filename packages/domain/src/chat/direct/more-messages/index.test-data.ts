import type { Language } from '../../../languages';
import { ar } from './ar.test-data';
import { de } from './de.test-data';
import { en } from './en.test-data';
import { es } from './es.test-data';
import { fr } from './fr.test-data';
import { it } from './it.test-data';
import { ja } from './ja.test-data';
import { ko } from './ko.test-data';
import { nl } from './nl.test-data';
import { zhHans } from './zh-Hans.test-data';
import { zhHant } from './zh-Hant.test-data';
import type { MoreMessages } from './types.test-data';

/**
 * The second set: slang, hints, goodbyes, plans, parents and friends. It was written before the phrases were widened;
 * the last harmless sentences of each language were written afterwards, against the widest of the new phrases.
 */
export const MORE_MESSAGES: Readonly<Record<Language, MoreMessages>> = {
  en,
  'zh-Hant': zhHant,
  'zh-Hans': zhHans,
  ja,
  ko,
  ar,
  es,
  fr,
  de,
  it,
  nl,
};
