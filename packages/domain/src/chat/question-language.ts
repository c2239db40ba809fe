import type { Language } from '../languages';
import { smallWordsOf } from '../search/small-words';
import { spaced } from './phrases';

/** Common characters of only one Chinese script that Japanese lacks. */
const SIMPLIFIED =
  /[们这么吗时费个说请课为试间问给师还应该书无爱过开关见听难门话钱觉谁让认识边样电车买卖发现亲妈岁离结乐伤药飞压头脑轻帮儿两]/gu;
const TRADITIONAL =
  /[們這麼嗎會學個說請課為還應該書甚嘅咗唔喺關聽錢覺讓邊點樣發媽歲樂樓藥壓腦輕兒兩撐啲冇佢喇嚟俾畀哋嗰咁乜攰𠝹]/gu;
/** Traditional characters that Japanese has as well. */
const TRADITIONAL_OR_JAPANESE = /[無愛過開見難門話電車買現親離結殺傷頭飛後導師時間問給]/gu;

/** How many stop words another language needs more than the visitor's. */
const AHEAD = 1.5;

/** The language of a question: by its script, else by its stop words, else the visitor's. */
export function languageOfQuestion(question: string, visitors: Language): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(question)) return 'ja';
  if (/\p{Script=Hangul}/u.test(question)) return 'ko';
  if (/\p{Script=Arabic}/u.test(question)) return 'ar';
  if (/\p{Script=Han}/u.test(question)) return chineseOf(question, visitors);
  return latinOf(question, visitors);
}

function chineseOf(question: string, visitors: Language): Language {
  const count = (signs: RegExp) => question.match(signs)?.length ?? 0;
  const shared = visitors === 'ja' ? 0 : count(TRADITIONAL_OR_JAPANESE);
  const balance = count(SIMPLIFIED) - count(TRADITIONAL) - shared;
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
  // A visitor in another script who types Latin letters most likely writes English.
  if (own === undefined) return most >= AHEAD ? best : 'en';
  return most >= own + AHEAD ? best : visitors;
}
