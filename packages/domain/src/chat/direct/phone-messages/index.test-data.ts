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
import type { PhoneMessages } from './types.test-data';

/**
 * The third set: typed on a phone, with typing errors and without punctuation; indirect, and some mixed with a question. `distress`
 * includes panic and eating disorders.
 */
export const PHONE_MESSAGES: Readonly<Record<Language, PhoneMessages>> = {
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
