import { useLang } from '../provider/provider';
import type { en } from './messages/en';

/** The calculator's words in the page's language. */
export type Words = Record<keyof typeof en, string>;

/** The `lang` of what the data has in English only, such as names of exams; none on a page that is English. */
export function useEnglish(): 'en' | undefined {
  return /^en\b/.test(useLang()) ? undefined : 'en';
}
