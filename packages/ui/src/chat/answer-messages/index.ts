import type { Language } from '@tutoring/domain/languages';
import type { Translation } from '../../lib/translation';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { nl } from './nl';
import { zhHans } from './zh-Hans';
import { zhHant } from './zh-Hant';

export type AnswerMessages = Translation<typeof en>;

/** The messages of direct answers in all languages: the answer is in the language of the message, and must not wait for a download. */
export const ANSWER_MESSAGES: Readonly<Record<Language, AnswerMessages>> = {
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
