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
import type { DirectPhrases, PhraseLists } from './types';
import { zhHans } from './zh-Hans';
import { zhHant } from './zh-Hant';

export type { DirectPhrases } from './types';

const LISTS: Readonly<Record<Language, PhraseLists>> = {
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

/** The finders of phrases are kept by the text of a list, so each list becomes one text. */
const joined = (lists: PhraseLists) =>
  Object.fromEntries(
    Object.entries(lists).map(([list, phrases]) => [list, phrases.join(', ')]),
  ) as unknown as DirectPhrases;

/** All languages, in one file: a message in any of them must be understood on every page, without a network. */
export const DIRECT_PHRASES = Object.fromEntries(
  Object.entries(LISTS).map(([language, lists]) => [language, joined(lists)]),
) as Readonly<Record<Language, DirectPhrases>>;
