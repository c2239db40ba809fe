import type { BoundaryRow } from '@tutoring/domain/ib-boundaries';
import type { BoundaryBand } from '@tutoring/domain/ib-subject';
import { directionOf, formattingTag } from '@tutoring/domain/languages';
import { fill } from '../lib/fill';
import type { Line } from './outcome';
import type { Words } from './words';

/** The calculator's words, and how numbers, sessions and lists are written beside them. */
export type Texts = ReturnType<typeof textsOf>;

/** @param lang The page's language, BCP 47. */
export function textsOf(words: Words, lang: string) {
  const tag = formattingTag(lang);
  const lists = new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' });
  const months = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });

  // Between words that run from right to left, what does not is kept together: signs and brackets would change places.
  const apart = (text: string) => (directionOf(lang) === 'rtl' ? `\u2068${text}\u2069` : text);

  const list = (texts: Iterable<string>) => lists.format([...texts].map(apart));

  const number = (value: number, signDisplay: 'auto' | 'always' = 'auto') =>
    apart(new Intl.NumberFormat(tag, { maximumFractionDigits: 1, signDisplay }).format(value));

  /** Per cent with so many decimals, such as 66.40%. */
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

  /** Whole per cent from the one to the other, such as 74–75%. */
  const percentRange = ({ low, high }: { low: number; high: number }) =>
    low === high ? percent(low, 0) : apart(`${number(low)}–${percent(high, 0)}`);

  /** A month such as `2026-11`. */
  const month = (text: string) => months.format(new Date(`${text}-01T00:00:00Z`));

  /** A session such as `M25`, with remarks on it. */
  const session = (name: BoundaryRow['session'], remarks: readonly string[]) => {
    const date = month(`20${name.slice(1)}-${name.startsWith('M') ? '05' : '11'}`);
    return remarks.length > 0 ? fill(words.sessionOf, { session: date, remarks: list(remarks) }) : date;
  };

  const zone = (tz: BoundaryRow['tz']) => (tz === null ? words.noZone : tz === 'TZ0' ? words.worldwide : tz);

  /** The session of a band, for a list to choose from: with what speaks against it. */
  const sessionChoice = (name: BoundaryRow['session'], { rows, confidence, softened }: BoundaryBand) =>
    session(
      name,
      [
        rows.some(({ oldCourse }) => oldCourse) && words.remark_old,
        softened && words.remark_softened,
        confidence === 'low' && words.remark_low,
      ].filter((remark) => typeof remark === 'string'),
    );

  /** Of which sessions a band is, where each was sat, and where that was read. */
  const bandSource = ({ rows }: BoundaryBand, checked: string) => {
    const names = [...new Set(rows.map((row) => row.session))];
    const sessions = names.map((name) =>
      session(
        name,
        rows.filter((row) => row.session === name).map(({ tz }) => zone(tz)),
      ),
    );
    return fill(words.source, {
      sessions: list(sessions),
      sources: list(new Set(rows.map(({ source }) => source))),
      checked: month(checked),
    });
  };

  /** Where a student stands to a boundary. */
  const standing = ({ standing: place, shortBy }: Line, isComplete: boolean) => {
    if (place === 'reached') return words.reached;
    if (place === 'short') return fill(words.shortBy, { short: range(shortBy) });
    return isComplete ? words.open_session : words.open_marks;
  };

  /** A grade or letter as far as it is certain. */
  const grade = (lowest: string, highest: string, isComplete: boolean) => {
    if (lowest === highest) return fill(words.gradeOne, { grade: lowest });
    // A grade more is a matter of the session; several are a matter of what is missing.
    const isNext = isComplete && Number(highest) - Number(lowest) === 1;
    return fill(isNext ? words.gradePerhaps : words.gradeRange, { low: lowest, high: highest });
  };

  return { words, list, number, percent, range, percentRange, month, sessionChoice, bandSource, standing, grade };
}
