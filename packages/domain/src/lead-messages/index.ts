import { byLanguage } from '../by-language';
import { ar } from './ar';
import { de } from './de';
import { en, type LeadMessages } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { nl } from './nl';
import { zhHans } from './zh-Hans';
import { zhHant } from './zh-Hant';

export type { LeadMessages } from './en';

/** The messages to the sender of a lead, by language. */
export const LEAD_MESSAGES = byLanguage<LeadMessages>({ en, zhHant, zhHans, ja, ko, ar, es, fr, de, it, nl });
