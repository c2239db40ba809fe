import { byLanguage } from '../../../by-language';
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
import type { PhraseLists } from './types';
import { zhHans } from './zh-Hans';
import { zhHant } from './zh-Hant';

export type { PhraseLists } from './types';

const LISTS = byLanguage<PhraseLists>({ en, zhHant, zhHans, ja, ko, ar, es, fr, de, it, nl });

/** The number of phrases per regular expression. Several short ones compile three times faster than one long one. */
const TOGETHER = 6;

const joined = (phrases: readonly string[]) =>
  Array.from({ length: Math.ceil(phrases.length / TOGETHER) }, (_, at) =>
    phrases.slice(at * TOGETHER, (at + 1) * TOGETHER).join(', '),
  );

/** All languages in one file: every page must understand a message in any of them without the network. */
export const DIRECT_PHRASES = Object.fromEntries(
  Object.entries(LISTS).map(([language, lists]) => [
    language,
    Object.fromEntries(
      (Object.entries(lists) as [string, readonly string[]][]).map(([list, phrases]) => [
        list,
        list.endsWith('Signs') ? phrases : joined(phrases),
      ]),
    ),
  ]),
) as unknown as Readonly<Record<Language, PhraseLists>>;
