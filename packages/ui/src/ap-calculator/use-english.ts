import { useLang } from '../provider/provider';

/** The `lang` of data that exists in English only, such as names of exams. None if the page is in English. */
export function useEnglish(): 'en' | undefined {
  return /^en\b/.test(useLang()) ? undefined : 'en';
}
