import type { Language } from '@tutoring/domain/languages';
import { words as ar } from '../../src/languages/ar';
import { words as de } from '../../src/languages/de';
import { words as en } from '../../src/languages/en';
import { words as es } from '../../src/languages/es';
import { words as fr } from '../../src/languages/fr';
import { words as it } from '../../src/languages/it';
import { words as ja } from '../../src/languages/ja';
import { words as ko } from '../../src/languages/ko';
import { words as nl } from '../../src/languages/nl';
import { words as zhHans } from '../../src/languages/zh-Hans';
import { words as zhHant } from '../../src/languages/zh-Hant';
import type { Words } from '../../src/languages/types';

/** What the site itself says, by language. */
export const SITE_WORDS: Record<Language, Words> = {
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
