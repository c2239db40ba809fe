import { firstExamDay, type KeyDate } from '@tutoring/domain/dates';
import { nextSessions } from '@tutoring/domain/lead-limits';

/** An exam session that has not begun. */
export interface NextExams {
  body: 'IB' | 'AP';
  /** The session, such as `2027-05`. */
  session: string;
  /** The first day of its papers, or the month if the day is unknown. */
  day: string;
}

export const MAY = 5;
/** Enough sessions to include each exam month once after the current one. */
const AHEAD = 4;

/** The next session in one of these months whose papers have not begun. */
export function nextExams(
  dates: readonly KeyDate[],
  body: NextExams['body'],
  months: readonly number[],
  now: number,
): NextExams {
  const next = nextSessions(now, AHEAD)
    .map((session) => ({ body, session, day: firstExamDay(dates, body, session) }))
    .find(({ session, day }) => months.includes(Number(session.slice('2027-'.length))) && Date.parse(day) > now);
  if (!next) throw new RangeError(`No exams are held in the months ${months.join(', ')}.`);
  return next;
}
