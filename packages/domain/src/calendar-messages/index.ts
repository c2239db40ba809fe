import { byLanguage } from '../by-language';
import { ar } from './ar';
import { de } from './de';
import { en, type CalendarMessages } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { nl } from './nl';
import { zhHans } from './zh-Hans';
import { zhHant } from './zh-Hant';

export type { CalendarMessages } from './en';

/** The texts of calendars, by language. */
export const CALENDAR_MESSAGES = byLanguage<CalendarMessages>({ en, zhHant, zhHans, ja, ko, ar, es, fr, de, it, nl });
