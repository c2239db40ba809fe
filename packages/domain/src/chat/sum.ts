import type { SessionSum } from '../contract/session-sum';
import type { Language } from '../languages';
import { COUNTING, type Counting } from './counting';
import { isUnspacedLanguage, spaced } from './phrases';

/** Weeks of a month: the least and the most lessons on one weekday. */
const WEEKS_OF_MONTH = [4, 5] as const;
/** More sessions than anybody buys: a number above is no number of sessions. */
const SESSIONS_MAX = 200;
const ARABIC_ZERO = 0x660;
const ARABIC_DIGIT = /[\u0660-\u0669]/g;
/** Words between a number and what it counts: "10 chemistry lessons". */
const BETWEEN = '(?: \\S+)?';

/**
 * The sessions whose sum a question asks for: a number of sessions, or a month.
 * @param isBare Whether a number alone counts sessions, because the question before was about the price.
 */
export function sessionsAsked(
  question: string,
  language: Language,
  isBare = false,
): SessionSum['sessions'] | undefined {
  const counting = COUNTING[language];
  const isSpaced = !isUnspacedLanguage(language);
  const text = spaced(question.replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO)));
  const has = (words: string) => new RegExp(isSpaced ? ` (?:${words})(?= )` : words, 'u').test(text);
  const finders = isSpaced ? countedInWords(counting, isBare) : countedInSigns(counting, isBare);
  const counted = finders.map((finder) => finder.exec(text)?.[1]).find((one) => one !== undefined);
  const count = counted === undefined ? undefined : numberOf(counted, counting.numbers);
  if (count === undefined) return has(counting.month) ? WEEKS_OF_MONTH : undefined;
  if (count < 1 || count > SESSIONS_MAX) return undefined;
  if (has(counting.week)) return [count * WEEKS_OF_MONTH[0], count * WEEKS_OF_MONTH[1]];
  if (count > 1) return [count, count];
  return has(counting.month) ? WEEKS_OF_MONTH : undefined;
}

/** Finds a number and what it counts, in a language with spaces; or a number alone. */
function countedInWords({ session, week, month, numbers }: Counting, isBare: boolean): RegExp[] {
  const unit = [session, `\\S+ ${month}`, month, week].join('|');
  const counted = new RegExp(` (${numberIn(numbers)}) ?(?:x )?${BETWEEN} ?(?:${unit})(?= |$)`, 'u');
  return isBare ? [counted, new RegExp(` (${numberIn(numbers)})(?= )`, 'u')] : [counted];
}

function countedInSigns({ session, numbers }: Counting, isBare: boolean): RegExp[] {
  return [new RegExp(`(${numberIn(numbers)}) ?(?:${session}${isBare ? '|' : ''})`, 'u')];
}

/** Matches a number. "Eleven" in Chinese contains "ten", so the greatest come first. */
function numberIn(numbers: readonly string[]): string {
  return ['\\d{1,3}', ...[...numbers].reverse()].join('|');
}

function numberOf(written: string, numbers: readonly string[]): number {
  if (/^\d/.test(written)) return Number(written);
  return numbers.findIndex((words) => new RegExp(`^(?:${words})$`, 'u').test(written)) + 1;
}
