'use client';
import { directionOf } from '@tutoring/domain/languages';
import { forwardRef } from 'react';
import { useLang } from '../provider/provider';
import { Sheet, type ChartProps } from './chart';
import * as styles from './chart.css';

/** A range of hours. An end after 24 is on the next day. */
export interface Hours {
  /** The first hour. */
  from: number;
  /** The hour at which the range ends. */
  to: number;
}

export interface DayBandsProps extends ChartProps {
  /** The clocks, with their hours behind the first, whose day is shown: Toronto is 14 behind Tokyo. */
  clocks: readonly { label: string; behind: number }[];
  /** The hours to mark, on the first clock. */
  windows: readonly Hours[];
}

/** In units of the drawing: a day begins at LEFT and is LENGTH long. */
const LEFT = 10;
const LENGTH = 300;
const BAND = 24;
const LINE = 72;
const TOP = 30;
/** When most people sleep. */
const NIGHT: Hours = { from: 22, to: 31 };

/**
 * One day on several clocks, with the hours that suit all of them. Time runs in the reading direction. The caption, or a
 * table beside it, must say what is drawn.
 */
export const DayBands = forwardRef<HTMLElement, DayBandsProps>(function DayBands({ clocks, windows, ...rest }, ref) {
  const isMirrored = directionOf(useLang()) === 'rtl';
  const x = (hour: number) => {
    const along = LEFT + (hour / 24) * LENGTH;
    return Math.round(isMirrored ? 2 * LEFT + LENGTH - along : along);
  };
  const box = (from: number, to: number, top: number, height: number) => {
    const [start, end] = [x(from), x(to)].sort((one, other) => one - other) as [number, number];
    return `M${start} ${top}h${end - start}v${height}H${start}z`;
  };
  const height = TOP + (clocks.length - 1) * LINE + BAND;
  // Only on the bands: between them are the names and hours of the clocks.
  const markAt = (hour: number, line: number) => `M${x(within(hour))} ${TOP + line * LINE - 4}v${BAND + 8}`;
  return (
    <Sheet ref={ref} {...rest}>
      <svg className={styles.drawing} viewBox={`0 0 320 ${height + 22}`} aria-hidden="true">
        <path
          className={styles.highlight}
          d={windows
            .flatMap(withinTheDay)
            .map(({ from, to }) => box(from, to, TOP - 4, height - TOP + 8))
            .join('')}
        />
        {clocks.map(({ label, behind }, line) => {
          const top = TOP + line * LINE;
          const night = withinTheDay({ from: NIGHT.from + behind, to: NIGHT.to + behind });
          return (
            <g key={label}>
              <path className={styles.night} d={night.map(({ from, to }) => box(from, to, top, BAND)).join('')} />
              <text x={x(0)} y={top - 8} className={styles.start}>
                {label}
              </text>
              <path className={styles.axis} d={box(0, 24, top, BAND)} />
              {LABELLED.map((hour) => {
                const at = within(hour + behind);
                return (
                  <text key={hour} x={x(at)} y={top + BAND + 15}>
                    {hour}
                  </text>
                );
              })}
            </g>
          );
        })}
        <path
          className={styles.mark}
          d={clocks
            .flatMap((_, line) => windows.flatMap(({ from, to }) => [markAt(from, line), markAt(to, line)]))
            .join('')}
        />
      </svg>
    </Sheet>
  );
});

/** The hours with a label. */
const LABELLED = [0, 6, 12, 18] as const;

/** The hour from 0 to 23. */
function within(hour: number): number {
  return hour === 24 ? hour : ((hour % 24) + 24) % 24;
}

/** Ranges within one day: a range that crosses midnight becomes two. */
function withinTheDay({ from, to }: Hours): Hours[] {
  const length = to - from;
  const start = within(from) % 24;
  const end = start + length;
  return end <= 24
    ? [{ from: start, to: end }]
    : [
        { from: start, to: 24 },
        { from: 0, to: end - 24 },
      ];
}
