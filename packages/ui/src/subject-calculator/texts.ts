import { monthOfSession, type IbBoundaries } from '@tutoring/domain/ib-boundaries';
import type { PastGrade } from '@tutoring/domain/ib-subject';
import { directionOf, formattingTag } from '@tutoring/domain/languages';
import { fill } from '../lib/fill';
import type { Line } from './outcome';
import type { Messages } from './translation';

/** The calculator's messages, and its formats for numbers, sessions and lists. */
export type Texts = ReturnType<typeof textsOf>;

/** @param lang The page's language, BCP 47. */
export function textsOf(messages: Messages, lang: string) {
  const tag = formattingTag(lang);
  const lists = new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' });
  const months = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const shortMonths = new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' });

  // Isolate left-to-right text on a right-to-left page. Otherwise its signs and brackets change places.
  const apart = (text: string) => (directionOf(lang) === 'rtl' ? `\u2068${text}\u2069` : text);

  const list = (texts: Iterable<string>) => lists.format([...texts].map(apart));

  const number = (value: number, signDisplay: 'auto' | 'always' = 'auto') =>
    apart(new Intl.NumberFormat(tag, { maximumFractionDigits: 1, signDisplay }).format(value));

  /** A percentage with this many decimals, such as 66.40%. */
  const percent = (value: number, decimals = 2, signDisplay: 'auto' | 'always' = 'auto') =>
    apart(
      new Intl.NumberFormat(tag, {
        style: 'percent',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        signDisplay,
      }).format(value / 100),
    );

  const range = ({ low, high }: { low: number; high: number }) =>
    low === high ? number(low) : apart(`${number(low)}–${number(high)}`);

  /** A range of whole percentages, such as 74–75%. */
  const percentRange = ({ low, high }: { low: number; high: number }) =>
    low === high ? percent(low, 0) : apart(`${number(low)}–${percent(high, 0)}`);

  /** A month such as `2026-11`. */
  const month = (text: string) => months.format(new Date(`${text}-01T00:00:00Z`));

  /** A session such as `M25`. */
  const session = (name: string) => month(monthOfSession(name));
  /** The same in few letters. */
  const shortSession = (name: string) => shortMonths.format(new Date(`${monthOfSession(name)}-01T00:00:00Z`));

  /** “Grade 7 in 2, grade 6 in 5”. */
  const past = (grades: readonly PastGrade[]) =>
    fill(messages.past, {
      total: number(grades.reduce((sum, { sessions }) => sum + sessions.length, 0)),
      grades: list(
        grades.map(({ lowest, highest, sessions }) =>
          fill(lowest === highest ? messages.past_one : messages.past_range, {
            low: String(lowest),
            high: String(highest),
            count: number(sessions.length),
          }),
        ),
      ),
    });

  /** The sessions of the boundaries, and the sources. */
  const boundarySource = (names: readonly string[], { sessions, checked }: IbBoundaries) =>
    fill(messages.source, {
      sessions: list(names.map(session)),
      sources: list(new Set(names.flatMap((name) => sessions[name]?.sources ?? []))),
      checked: month(checked),
    });

  /** Says whether the student reaches a boundary. */
  const standing = ({ standing: place, shortBy }: Line, isComplete: boolean) => {
    if (place === 'reached') return messages.reached;
    if (place === 'short') return fill(messages.shortBy, { short: range(shortBy) });
    return isComplete ? messages.open_session : messages.open_marks;
  };

  /** The grade or letter, or the range of the possible ones. */
  const grade = (lowest: string, highest: string, isComplete: boolean) => {
    if (lowest === highest) return fill(messages.gradeOne, { grade: lowest });
    // With all marks entered, only the session decides between two grades.
    const isNext = isComplete && Number(highest) - Number(lowest) === 1;
    return fill(isNext ? messages.gradePerhaps : messages.gradeRange, { low: lowest, high: highest });
  };

  return {
    messages,
    list,
    number,
    percent,
    range,
    percentRange,
    month,
    session,
    shortSession,
    past,
    boundarySource,
    standing,
    grade,
  };
}
