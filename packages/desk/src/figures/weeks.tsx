import type { Figures } from '@tutoring/domain/figures';
import { HEIGHT, Plot } from './plot';
import { WeekTable } from './week-table';
import { changeText, numberText } from './words';
import * as styles from './figures.css';

/** The free space on each side of a bar, as a share of its week. */
const GAP = 0.15;

/** Leads by week: a bar for each week, and a line at the number of the same week in the period before. */
export function Weeks({ weeks }: Pick<Figures, 'weeks'>) {
  const top = scaleTop(Math.max(...weeks.flatMap(({ now, before }) => [now, before])));
  const y = (leads: number) => Math.round((leads / top) * HEIGHT);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        Each bar is a week that begins on Monday. The last one is not over yet, and neither is the one that it is
        compared with: both end on today’s weekday.
      </figcaption>
      <Plot
        mondays={weeks.map(({ monday }) => monday)}
        ticks={[0, top / 2, top].map((leads) => ({ at: y(leads), text: numberText(leads) }))}
      >
        <path className={styles.bar} d={weeks.map(({ now }, week) => barAt(week, y(now))).join('')} />
        <path
          className={styles.before}
          d={weeks.map(({ before }, week) => (before > 0 ? lineAt(week, y(before)) : '')).join('')}
        />
      </Plot>
      <WeekTable
        caption="Leads by week"
        head={['Leads', 'Period before', 'Change']}
        rows={weeks.map((week) => ({
          monday: week.monday,
          cells: [numberText(week.now), numberText(week.before), changeText(week)],
        }))}
      />
    </figure>
  );
}

/** The top of a scale whose half is a whole number too. */
function scaleTop(most: number): number {
  const step = Math.max(10 ** Math.floor(Math.log10(Math.max(most, 1))) / 5, 2);
  return Math.max(Math.ceil(most / step) * step, step);
}

const barAt = (week: number, height: number) => `M${week + GAP} ${HEIGHT}v${-height}h${1 - 2 * GAP}v${height}z`;
const lineAt = (week: number, height: number) => `M${week + GAP / 2} ${HEIGHT - height}h${1 - GAP}`;
