import type { Language } from '../languages';
import { ar } from './ar';
import { de } from './de';
import { en, type LeadWords } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { nl } from './nl';
import { zhHans } from './zh-Hans';
import { zhHant } from './zh-Hant';

export type { LeadWords } from './en';

/** What the business says to whoever sent a message, by language. */
export const LEAD_WORDS: Readonly<Record<Language, LeadWords>> = {
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
