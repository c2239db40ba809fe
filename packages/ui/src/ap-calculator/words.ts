import { useLang } from '../provider/provider';
import type { en } from './messages/en';

/** The calculator's messages in the page's language. */
export type Words = Record<keyof typeof en, string>;

/** The `lang` of data that exists in English only, such as names of exams. None if the page is in English. */
export function useEnglish(): 'en' | undefined {
  return /^en\b/.test(useLang()) ? undefined : 'en';
}
