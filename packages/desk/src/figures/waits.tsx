import type { Figures } from '@tutoring/domain/figures';
import { HEIGHT, Plot } from './plot';
import { WeekTable } from './week-table';
import { durationText, numberText } from './words';
import * as styles from './figures.css';

const GAP = 0.2;
/** The scale grows by factors, because an hour and a week must both be visible. Minutes. */
const TICKS = [
  { minutes: 10, text: '10 min' },
  { minutes: 60, text: '1 h' },
  { minutes: 24 * 60, text: '1 day' },
  { minutes: 7 * 24 * 60, text: '1 week' },
];
const LEAST = 10;
const MOST = 14 * 24 * 60;

/** The height of a duration. Shorter and longer ones are drawn at the edges. */
const y = (minutes: number) =>
  Math.round((Math.log(Math.min(Math.max(minutes, LEAST), MOST) / LEAST) / Math.log(MOST / LEAST)) * HEIGHT);

/** The time to the first answer by week: the median as a thick line, and a bar from it to the slowest tenth. */
export function Waits({ weeks }: Pick<Figures, 'weeks'>) {
  const known = weeks.flatMap(({ wait: { median, slow } }, week) =>
    median === null || slow === null ? [] : [{ week, median: y(median), slow: y(slow) }],
  );
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        The thick line is the median: half of the leads had their answer by then. The bar ends where nine in ten had it,
        so the slowest tenth waited longer. Each step of the scale is many times the one below. An answer counts when
        you mark the lead as answered or booked; automatic replies don’t count.
      </figcaption>
      <Plot
        mondays={weeks.map(({ monday }) => monday)}
        ticks={TICKS.map(({ minutes, text }) => ({ at: y(minutes), text }))}
      >
        <path
          className={styles.span}
          d={known
            .map(
              ({ week, median, slow }) =>
                `M${week + GAP} ${HEIGHT - median}V${HEIGHT - slow}h${1 - 2 * GAP}V${HEIGHT - median}z`,
            )
            .join('')}
        />
        <path
          className={styles.median}
          d={known.map(({ week, median }) => `M${week + GAP} ${HEIGHT - median}h${1 - 2 * GAP}`).join('')}
        />
      </Plot>
      <WeekTable
        caption="Time to first answer by week of arrival"
        head={['Median', 'Nine in ten', 'Answered', 'Open']}
        rows={weeks.map(({ monday, wait: { median, slow, answered, open } }) => ({
          monday,
          cells: [durationText(median), durationText(slow), numberText(answered), numberText(open)],
        }))}
      />
    </figure>
  );
}
