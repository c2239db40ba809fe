import { byLanguage } from '../by-language';
import { ar } from './ar';
import { de } from './de';
import { en, type MarkingMessages } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { nl } from './nl';
import { zhHans } from './zh-Hans';
import { zhHant } from './zh-Hant';

export type { MarkingMessages } from './en';

/** The messages about marked pages, by language. */
export const MARKING_MESSAGES = byLanguage<MarkingMessages>({ en, zhHant, zhHans, ja, ko, ar, es, fr, de, it, nl });
