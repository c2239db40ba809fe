import type { Language } from '@tutoring/domain/languages';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { nl } from './nl';
import type { PrivacyMessages } from './types';
import { zhHans } from './zh-Hans';
import { zhHant } from './zh-Hant';

/** The messages in the tables of the privacy page. Only the build uses them, so no browser loads them. */
export const PRIVACY_MESSAGES: Readonly<Record<Language, PrivacyMessages>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  ko,
  nl,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
