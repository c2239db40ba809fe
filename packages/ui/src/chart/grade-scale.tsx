'use client';
import { formattingTag } from '@tutoring/domain/languages';
import { forwardRef } from 'react';
import { en } from '#chart/messages/en';
import type { Translation } from '../lib/translation';
import { useLang, useMessages } from '../provider/provider';
import { Sheet, type ChartProps } from './chart';
import * as styles from './chart.css';

export interface GradeScaleProps extends ChartProps {
  /** The lowest percentage of each grade, from the lowest grade to the highest. */
  boundaries: readonly { grade: number; from: number }[];
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** In units of the drawing: 0 to 100 per cent begin at LEFT and are LENGTH long; a grade is STEP high. */
const LEFT = 14;
const LENGTH = 292;
const FLOOR = 150;
const STEP = 18;
const x = (percent: number) => Math.round(LEFT + (percent / 100) * LENGTH);
const y = (grade: number) => FLOOR - (grade - 1) * STEP;

/** Grades as stairs over the percentages of a subject. The highest has the examiner's ring. */
export const GradeScale = forwardRef<HTMLElement, GradeScaleProps>(function GradeScale(
  { boundaries, messages: overrides, ...rest },
  ref,
) {
  const messages = useMessages('chart', en, overrides);
  const percent = new Intl.NumberFormat(formattingTag(useLang()), { style: 'percent' });
  const stairs = boundaries.map(({ grade, from }) => `H${x(from)}V${y(grade)}`).join('');
  const last = boundaries.at(-1);
  return (
    <Sheet ref={ref} {...rest}>
      <svg className={styles.drawing} viewBox="0 0 320 178" aria-hidden="true">
        <path className={styles.axis} d={`M${LEFT} ${FLOOR}h${LENGTH}`} />
        <path d={`M${LEFT} ${FLOOR}${stairs}H${LEFT + LENGTH}`} />
        {boundaries.map(({ grade, from }, at) => (
          <g key={grade}>
            <text x={x(from)} y={FLOOR + 20}>
              {from}
            </text>
            <text className={styles.written} x={(x(from) + x(boundaries[at + 1]?.from ?? 100)) / 2} y={y(grade) - 6}>
              {grade}
            </text>
          </g>
        ))}
        {last && <path className={styles.mark} d={ringAt((x(last.from) + x(100)) / 2, y(last.grade) - 12)} />}
      </svg>
      <details className={styles.table}>
        <summary>{messages.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.grade}</th>
              <th scope="col">{messages.from}</th>
            </tr>
          </thead>
          <tbody>
            {boundaries.map(({ grade, from }) => (
              <tr key={grade}>
                <td>{grade}</td>
                <td>{percent.format(from / 100)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Sheet>
  );
});

/** A hand-drawn ring around a point: its end misses its beginning. */
function ringAt(cx: number, cy: number): string {
  return `M${cx + 4} ${cy - 13}c-9-2-19 3-20 12-1 8 8 14 17 13 8-1 15-6 14-13-1-7-10-12-18-10`;
}
