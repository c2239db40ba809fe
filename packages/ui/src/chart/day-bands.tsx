'use client';
import { directionOf } from '@tutoring/domain/languages';
import { forwardRef } from 'react';
import { useLang } from '../provider/provider';
import { Sheet, type ChartProps } from './chart';
import * as styles from './chart.css';

/** Hours of a day's clock, from the one to the other; an end past 24 is on the next day. */
export interface Hours {
  /** The hour at which they begin. */
  from: number;
  /** The hour at which they end. */
  to: number;
}

export interface DayBandsProps extends ChartProps {
  /** Clocks below each other, by how many hours each is behind the first, whose day it is: 14 in Toronto, seen from Tokyo. */
  clocks: readonly { label: string; behind: number }[];
  /** When something takes place, on the first clock. */
  windows: readonly Hours[];
}

/** The drawing's own units: a day lies from LEFT over LENGTH. */
const LEFT = 10;
const LENGTH = 300;
const BAND = 24;
const LINE = 72;
const TOP = 30;
/** When most people sleep. */
const NIGHT: Hours = { from: 22, to: 31 };

/**
 * One day on several clocks, with the hours that fit all of them. Time runs where reading runs. What is drawn is the
 * caption's to say, or a table's beside it.
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
  // On each band alone: between them are the names and hours of clocks.
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

/** The hours that a band is labelled with. */
const LABELLED = [0, 6, 12, 18] as const;

/** The hour as this day's clock shows it. */
function within(hour: number): number {
  return hour === 24 ? hour : ((hour % 24) + 24) % 24;
}

/** Hours as they lie within one day: what goes past midnight begins it as well. */
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
