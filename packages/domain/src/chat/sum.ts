import type { SessionSum } from '../contract/session-sum';
import type { Language } from '../languages';
import { STOP_WORDS } from '../search/small-words';
import { ARABIC_PAIR, COUNTING } from './counting';
import { isUnspacedLanguage, spaced } from './phrases';
import { plainNumbers } from './plain-numbers';
import { HAN_NUMBER, hanNumber, KOREAN_NUMBER, koreanNumber, withDigits } from './written-numbers';

/** Weeks of a month: the least and the most lessons on one weekday. */
const WEEKS_OF_MONTH = [4, 5] as const;
/** More sessions than anybody buys: a number above is no number of sessions. */
const SESSIONS_MAX = 200;

/**
 * The sessions whose sum a question asks for: a number of sessions, or a month. `undefined` if another sum may be meant, such as
 * that of 1.5 hours.
 * @param isBare Whether a number alone counts sessions, because the question before was about the price.
 */
export function sessionsAsked(
  question: string,
  language: Language,
  isBare = false,
): SessionSum['sessions'] | undefined {
  const tokens = isUnspacedLanguage(language) ? tokensOfSigns(question, language) : tokensOfWords(question, language);
  if (tokens === undefined || / 0(?= )/.test(tokens)) return undefined;
  const counts = numbersIn(tokens, COUNTED);
  const [count = 1, second] = counts.filter((one) => one > 1);
  if (second !== undefined || count > SESSIONS_MAX) return undefined;
  const weekly = numbersIn(tokens, WEEKLY);
  if (weekly.includes(count)) return inPeriod(count, tokens);
  if (count > 1) return [count, count];
  const bare = isBare ? bareNumber(tokens, language) : undefined;
  if (bare !== undefined) return [bare, bare];
  const isMonth = counts.length === 0 && tokens.includes(' @month ') && !tokens.includes(' @months ');
  return isMonth ? WEEKS_OF_MONTH : undefined;
}

/** The sessions of so many a week: in the number of weeks that the question names, or in a month. */
function inPeriod(weekly: number, tokens: Tokens): SessionSum['sessions'] | undefined {
  const [weeks] = numbersIn(tokens, / (\d+) @weeks(?= )/g);
  if (weeks !== undefined && weekly * weeks <= SESSIONS_MAX) return [weekly * weeks, weekly * weeks];
  if (weeks !== undefined || tokens.includes(' @months ')) return undefined;
  return [weekly * WEEKS_OF_MONTH[0], weekly * WEEKS_OF_MONTH[1]];
}

/**
 * A question with numbers in digits, and `@session`, `@week` (a week), `@month` (a month), `@weeks` (after their number) and
 * `@months` (without it) instead of the words for them. ` 0 ` is a number that is none of sessions.
 */
type Tokens = string;

/** At most two words between a number and what it counts: "10 chemistry lessons". */
const BETWEEN = '(?: (?![@\\d])\\S+){0,2}';
const COUNTED = new RegExp(` (\\d+)(?=${BETWEEN} @(?:session|week|month) )`, 'g');
/** A number that precedes "a week" or follows it. */
const WEEKLY = new RegExp(
  ` (\\d+)(?=${BETWEEN}(?: @session${BETWEEN})? @week (?!\\d))|(?:^|\\D) @week${BETWEEN} (\\d+)(?=${BETWEEN} @session )`,
  'g',
);
/** Numbers of which none counts sessions alone: "5 for 3", "8 or 10", "twenty-five", a telephone number. */
const SEVERAL = new RegExp(` \\d+(?:${BETWEEN} \\d+)+(?= )`, 'g');
/** A number with a preposition counts something before it, or nothing: "a 7 in chemistry lessons". */
const WITH_STOP_WORD = new RegExp(` \\d+(?= (?:${[...STOP_WORDS].join('|')}) )`, 'gu');
/** "10 of those" counts what the question before counted. */
const OF_THOSE =
  / (?:of (?:those|them|these)|davon|comme ca|de (?:esas|esos|estas)|di (?:quelle|queste)|daarvan|ervan)(?= )/g;
/** "A lesson a week", "a weekly lesson". */
const ONE_A_WEEK = new RegExp(
  ` (?:an?|eine?|une?|una|een)(?=(?: @session${BETWEEN} @week| @week${BETWEEN} @session) )`,
  'g',
);

/** The numbers that an expression finds in its groups. */
function numbersIn(tokens: Tokens, finder: RegExp): number[] {
  return [...tokens.matchAll(finder)].map(([, first, second]) => Number(first ?? second));
}

/** The number of a question that says nothing else: "and for 10?". */
function bareNumber(tokens: Tokens, language: Language): number | undefined {
  const small = COUNTING[language].small.split(' ');
  const rest = isUnspacedLanguage(language) ? small.reduce((left, word) => left.replaceAll(word, ' '), tokens) : tokens;
  const words = rest
    .trim()
    .split(/ +/)
    .filter((word) => !small.includes(word));
  const number = words.length === 1 && /^\d+$/.test(words[0] ?? '') ? Number(words[0]) : 1;
  return number > 1 && number <= SESSIONS_MAX ? number : undefined;
}

/** The tokens of a language with spaces; `undefined` if something makes every sum uncertain. */
function tokensOfWords(question: string, language: Language): Tokens | undefined {
  const { session, week, month, weeks, months, minutes, numbers, beside, other, unclear } = COUNTING[language];
  const words = (list: string) => new RegExp(` (?:${list.replaceAll('#', '\\d+')})(?= )`, 'gu');
  const text = withDigits(spaced(plainNumbers(question)), numbers)
    .replace(words(language === 'ar' ? ARABIC_PAIR : '(?!)'), ' 2 @session')
    .replace(new RegExp(` (\\d+)(?=(?:${session}) )`, 'gu'), ' $1 ')
    // "One-to-one" counts nothing, and a session has 60 minutes.
    .replace(words(`1 \\S+ 1|60 (?:${minutes})`), '');
  if (words(`${unclear}|# (?:${minutes})`).test(text)) return undefined;
  return text
    .replace(words(`# (?:${beside})|(?:${beside}) #|${other}`), ' @')
    .replace(words(week), ' @week')
    .replace(words(`(?!1 )(#) (?:${weeks})`), ' $1 @weeks')
    .replace(words(`(?!1 )# (?:${months})`), ' @months')
    .replace(words(month), ' @month')
    .replace(words(session), ' @session')
    .replace(SEVERAL, ' 0')
    .replace(OF_THOSE, '')
    .replace(WITH_STOP_WORD, ' @')
    .replace(ONE_A_WEEK, ' 1');
}

/** The tokens of a language without spaces, or with variable ones. */
function tokensOfSigns(question: string, language: Language): Tokens | undefined {
  const { session, week, month, weeks, months, minutes, other, unclear } = COUNTING[language];
  const isKorean = language === 'ko';
  const signs = (list: string) => new RegExp(list.replaceAll('#', isKorean ? '\\d+' : `(?:\\d+|${HAN_NUMBER})`), 'gu');
  const written = spaced(plainNumbers(question)).replace(signs(other), ' @ ');
  const text = (
    isKorean
      ? written.replace(signs(`${KOREAN_NUMBER}(?= ?(?:${session}|${months}))`), koreanNumber)
      : written.replace(signs(HAN_NUMBER), hanNumber)
  ).replace(new RegExp(`(^|\\D)60 ?(?:${minutes})`, 'gu'), '$1');
  if (signs(`${unclear}|\\d ?(?:${minutes})`).test(text)) return undefined;
  return text
    .replace(signs(`(?!1\\D)(\\d+) ?(?:${weeks})`), ' $1 @weeks ')
    .replace(signs(`(?!1\\D)\\d+(?:${months})`), ' @months ')
    .replace(signs(week), ' @week ')
    .replace(signs(month), ' @month ')
    .replace(signs(`(\\d+) ?(?:${session})`), ' $1 @session ')
    .replace(/ +/g, ' ');
}
