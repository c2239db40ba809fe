import type { Language } from '../languages';
import { smallWordsOf } from '../search/small-words';
import { spaced } from './phrases';

/** Signs of only one of the two Chinese scripts, and not of Japanese, among the commonest. */
const SIMPLIFIED = /[们这么吗时费个说请课为试间问给师还应该书]/gu;
const TRADITIONAL = /[們這麼嗎會學個說請課為還應該書甚嘅咗唔喺]/gu;

/** What a language that is not the visitor's must have ahead, in small words. */
const AHEAD = 1.5;

/** The language of a question: by its script, else by its small words, else the visitor's. */
export function languageOfQuestion(question: string, visitors: Language): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(question)) return 'ja';
  if (/\p{Script=Hangul}/u.test(question)) return 'ko';
  if (/\p{Script=Arabic}/u.test(question)) return 'ar';
  if (/\p{Script=Han}/u.test(question)) return chineseOf(question, visitors);
  return latinOf(question, visitors);
}

function chineseOf(question: string, visitors: Language): Language {
  const balance = (question.match(SIMPLIFIED)?.length ?? 0) - (question.match(TRADITIONAL)?.length ?? 0);
  if (balance !== 0) return balance > 0 ? 'zh-Hans' : 'zh-Hant';
  return visitors === 'ja' || visitors === 'zh-Hant' ? visitors : 'zh-Hans';
}

const LATIN = ['en', 'fr', 'de', 'es', 'it', 'nl'] as const;

function latinOf(question: string, visitors: Language): Language {
  const words = spaced(question).trim().split(' ');
  const counts = new Map<Language, number>(
    LATIN.map((language) => {
      const small = smallWordsOf(language);
      return [language, words.filter((word) => small.has(word)).length];
    }),
  );
  const [best, most] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one));
  const own = counts.get(visitors);
  // Whoever reads a page in another script and types Latin letters most likely writes English.
  if (own === undefined) return most >= AHEAD ? best : 'en';
  return most >= own + AHEAD ? best : visitors;
}
