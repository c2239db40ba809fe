import {
  dayOf,
  HEAVY_WEEK_HOURS,
  type CalendarDate,
  type StudyPlan,
  type StudyRequest,
} from '@tutoring/domain/study-plan';
import type { SVGAttributes } from 'react';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import * as sheet from '../tool/tool.css';
import { Section } from './section';
import { endsOf } from './study-ends';
import * as styles from './study-hours-estimator.css';
import type { Texts } from './study-text';
import type { Messages } from './translation';

/** The size of the SVG's `viewBox`. */
const WIDTH = 480;
const HEIGHT = 150;
/** The space above the bars for exam marks. */
const TOP = 24;
const WIDEST_COLUMN = 40;

interface WeekChartProps {
  plan: StudyPlan;
  request: StudyRequest;
  messages: Messages;
  texts: Texts;
}

/** The hours of each week as a bar chart with exams, due dates and weeks off, and the same data as a table. */
export function WeekChart({ plan: { weeks, hoursAWeek }, request, messages, texts }: WeekChartProps) {
  const most = Math.max(...weeks.map(({ hours }) => hours), 0);
  const heavy = weeks.some(({ hours }) => hours > HEAVY_WEEK_HOURS);
  const events = endsOf(request, messages, texts);
  const eventsIn = (monday: CalendarDate) => events.filter(({ date }) => isInWeek(date, monday));

  const scale = (HEIGHT - TOP - 2) / Math.max(most, hoursAWeek, 1);
  const column = Math.min(WIDEST_COLUMN, WIDTH / weeks.length);
  const heightOf = (hours: number) => Math.round(hours * scale * 10) / 10;
  const xOf = (index: number) => Math.round((index + 0.12) * column * 10) / 10;
  const width = Math.round(column * 7.6) / 10;
  // One path draws all bars, so that a year needs no more elements than a month.
  const pathOf = (draw: (index: number, hours: number) => string) =>
    weeks.map(({ hours }, index) => draw(index, hours)).join('');
  const bars = pathOf((index, hours) => `M${xOf(index)} ${HEIGHT}v-${heightOf(hours)}h${width}v${heightOf(hours)}z`);
  const base = pathOf((index, hours) => (hours === 0 ? `M${xOf(index)} ${HEIGHT - 2}h${width}` : ''));
  const frames = pathOf((index, hours) =>
    hours > HEAVY_WEEK_HOURS ? `M${xOf(index)} ${HEIGHT}v-${heightOf(hours)}h${width}v${heightOf(hours)}z` : '',
  );
  const radius = Math.min(6, width / 2);
  return (
    <Section title={messages.weeks}>
      <svg
        role="img"
        aria-label={fill(messages.chart, { count: texts.number(weeks.length), most: texts.hours(most) })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.chart}
      >
        <path className={styles.bar} d={bars} />
        {base && <path className={styles.offMark} d={base} />}
        {frames && <path className={styles.heavyBar} d={frames} />}
        <path
          className={styles.available}
          d={`M0 ${HEIGHT - heightOf(hoursAWeek)}h${Math.round(column * weeks.length)}`}
        />
        {weeks.map(({ monday }, index) =>
          eventsIn(monday).length > 0 ? (
            <circle key={monday} className={styles.due} cx={xOf(index) + width / 2} cy={TOP / 2} r={radius} />
          ) : null,
        )}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{texts.dayMonth(weeks[0]?.monday ?? request.today)}</span>
        <span>{texts.date(weeks.at(-1)?.monday ?? request.today)}</span>
      </p>
      <ul className={styles.legend}>
        <Key
          className={styles.available}
          d="M0 6h22"
          label={texts.named(messages.legendHours, texts.hours(hoursAWeek))}
        />
        <Key className={styles.due} d="M6 6a5 5 0 1 0 10 0a5 5 0 1 0-10 0" label={messages.legendExam} />
        {base && <Key className={styles.offMark} d="M3 10h16" label={messages.legendOff} />}
        {heavy && (
          <Key
            className={styles.heavyBar}
            d="M7 11V1h8v10z"
            label={fill(messages.legendHeavy, { limit: texts.hours(HEAVY_WEEK_HOURS) })}
          />
        )}
      </ul>
      <details>
        <summary className={styles.summary}>{messages.table}</summary>
        <table className={cx(sheet.table, sheet.shortNames, styles.weekTable)}>
          <thead>
            <tr>
              <th scope="col">{messages.week}</th>
              <th scope="col">{messages.hours}</th>
              <th scope="col">{messages.events}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ monday, hours }) => (
              <tr key={monday}>
                <th scope="row">{texts.shortDate(monday)}</th>
                <td>{texts.number(hours)}</td>
                <td>{texts.list(eventsIn(monday).map(({ name }) => name))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  );
}

function Key({ label, ...path }: { label: string } & SVGAttributes<SVGPathElement>) {
  return (
    <li>
      <svg viewBox="0 0 22 12" aria-hidden="true">
        <path {...path} />
      </svg>
      {label}
    </li>
  );
}

function isInWeek(date: CalendarDate, monday: CalendarDate): boolean {
  const distance = (dayOf(date) ?? 0) - (dayOf(monday) ?? 0);
  return distance >= 0 && distance < 7;
}
