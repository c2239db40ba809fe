import type { Language } from '@tutoring/domain/languages';
import type { Words } from '../../src/languages/types';
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

/** What the site itself says, for what the build writes beside the pages. */
export const SITE_WORDS: Record<Language, Words> = {
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
