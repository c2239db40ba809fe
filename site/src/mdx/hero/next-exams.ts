import { firstPapers } from '@tutoring/domain/exam-line';
import { nextSessions } from '@tutoring/domain/lead-limits';

/** An exam session that has not begun. */
export interface NextExams {
  body: 'IB' | 'AP';
  /** As it is called: `2027-05`. */
  session: string;
  /** From when its papers are counted: a day, or a month where the day is not known. */
  day: string;
}

export const MAY = 5;
/** Enough to have each month of exams once more than the one that runs. */
const AHEAD = 4;

/** The next session in one of these months whose papers have not begun. */
export function nextExams(body: NextExams['body'], months: readonly number[], now: number): NextExams {
  const next = nextSessions(now, AHEAD)
    .map((session) => ({ body, session, day: firstPapers(body, session) }))
    .find(({ session, day }) => months.includes(Number(session.slice('2027-'.length))) && Date.parse(day) > now);
  if (!next) throw new RangeError(`No exams are held in the months ${months.join(', ')}.`);
  return next;
}
