import { roundedPercent, type SessionBounds } from '@tutoring/domain/ib-subject';
import { directionOf } from '@tutoring/domain/languages';
import { useLang } from '../provider/provider';
import * as sheet from '../tool/tool.css';
import type { SubjectOutcome } from './outcome';
import * as styles from './subject-calculator.css';
import type { Texts } from './texts';

/** A band must be this wide, in per cent of the picture, to contain its grade. */
const ROOM_FOR_GRADE = 6;

interface PastGradesProps {
  outcome: SubjectOutcome;
  texts: Texts;
}

/** The grade in each past session, the oldest first, on a scale with that session’s boundaries. */
export function PastGrades({ outcome: { past, marks, boundaries }, texts }: PastGradesProps) {
  if (!marks) return null;
  const oldestFirst = [...boundaries.sessions].reverse();
  const gradeIn = (session: string) => {
    const { lowest = 0, highest = 0 } = past.find(({ sessions }) => sessions.includes(session)) ?? {};
    return texts.range({ low: lowest, high: highest });
  };
  return (
    <section>
      <h3 className={sheet.heading}>{texts.messages.past_heading}</h3>
      <dl>
        {oldestFirst.map((one) => (
          <div key={one.session} className={styles.pastSession}>
            <dt>{texts.shortSession(one.session)}</dt>
            <Scale of={one} percent={roundedPercent(marks.least)} />
            <dd>{gradeIn(one.session)}</dd>
          </div>
        ))}
      </dl>
      <p className={sheet.caution}>{texts.messages.past_key}</p>
    </section>
  );
}

/**
 * A session's boundaries from 0 to 100%, the grades between them, and the student's percentage. A boundary that differs
 * between papers is as wide as its range.
 */
function Scale({ of: { bounds }, percent }: { of: SessionBounds; percent: number }) {
  const isMirrored = directionOf(useLang()) === 'rtl';
  // The whole picture cannot be mirrored, because its digits would be as well.
  const across = (value: number) => `${isMirrored ? 100 - value : value}%`;
  const known = Object.entries(bounds).map(([grade, { low, high }]) => ({ grade: Number(grade), low, high }));
  const bands = [{ grade: 1, high: 0 }, ...known].map(({ grade, high }, place) => ({
    grade,
    from: high,
    to: known[place]?.low ?? 100,
  }));
  return (
    <dd aria-hidden="true" className={styles.scale}>
      <svg className={styles.scaleRow}>
        <line className={styles.axis} x1="0" x2="100%" y1="50%" y2="50%" />
        {known.map(({ grade, low, high }) => (
          <line key={grade} className={styles.boundary} x1={across(low)} x2={across(high)} y1="50%" y2="50%" />
        ))}
        {bands
          .filter(({ from, to }) => to - from >= ROOM_FOR_GRADE)
          .map(({ grade, from, to }) => (
            <text key={grade} className={styles.scaleGrade} x={across((from + to) / 2)} y="50%">
              {grade}
            </text>
          ))}
        <line className={styles.own} x1={across(percent)} x2={across(percent)} y1="0" y2="100%" />
      </svg>
    </dd>
  );
}
