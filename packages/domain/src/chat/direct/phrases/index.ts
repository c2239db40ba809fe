import type { Language } from '../../../languages';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { nl } from './nl';
import type { DirectPhrases } from './types';
import { zhHans } from './zh-Hans';
import { zhHant } from './zh-Hant';

export type { DirectPhrases } from './types';

/** All languages, in one file: a message in any of them must be understood on every page, without a network. */
export const DIRECT_PHRASES: Readonly<Record<Language, DirectPhrases>> = {
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
