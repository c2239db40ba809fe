import { FIGURE_PERIODS, lastWeeks, type FigurePeriod } from '@tutoring/domain/figure-weeks';
import type { Figures as Answer } from '@tutoring/domain/figures';
import { useCallback, useState } from 'react';
import { Trouble } from '../common/trouble';
import { useLoaded } from '../common/use-loaded';
import type { FiguresApi } from './api';
import { Forms } from './forms';
import { Missed } from './missed';
import { Rankings, Section } from './rankings';
import { Summary } from './summary';
import { Waits } from './waits';
import { Weeks } from './weeks';
import { rangeText } from './words';
import * as styles from './figures.css';

export interface FiguresProps {
  /** Where the figures come from. Must stay the same object. */
  api: FiguresApi;
  /** The business's time zone (IANA), in which its days and weeks begin. */
  timeZone: string;
}

/**
 * The business in figures: leads of the last weeks, how fast they were answered, where visitors stop in the form, and what they
 * did not find.
 */
export function Figures({ api, timeZone }: FiguresProps) {
  const [{ weeks, period }, setChoice] = useState(() => choiceOf(12, timeZone));
  const load = useCallback((signal: AbortSignal) => api.read(period, signal), [api, period]);
  const { data: figures, error, isLoading, retry } = useLoaded(load);
  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <div role="group" aria-label="Period" className={styles.choices}>
          {FIGURE_PERIODS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === weeks}
              onClick={() => setChoice(choiceOf(one, timeZone))}
            >
              {one} weeks
            </button>
          ))}
        </div>
        <a href={api.exportHref(period)} download className={styles.link}>
          Export as a table (CSV)
        </a>
      </div>
      <p role="status" className={styles.caption}>
        {isLoading ? 'Loading the figures…' : ''}
        {!isLoading && figures && `${rangeText(figures)}, beside ${rangeText(figures.before)}.`}
      </p>
      {error && !isLoading && (
        <Trouble error={error} onRetry={retry}>
          {figures && <p>Below are the figures that were loaded before.</p>}
        </Trouble>
      )}
      {figures && (isEmpty(figures) ? <Empty figures={figures} /> : <Shown figures={figures} isOlder={isLoading} />)}
    </div>
  );
}

/** The weeks up to today. A tab may stay open for days, so each choice looks at the clock. */
function choiceOf(weeks: FigurePeriod, timeZone: string) {
  return { weeks, period: lastWeeks(weeks, Date.now(), timeZone) };
}

function Shown({ figures, isOlder }: { figures: Answer; isOlder: boolean }) {
  return (
    <div className={styles.sections} aria-busy={isOlder}>
      <Summary figures={figures} />
      <p className={`${styles.caption} ${styles.footnote}`}>
        Bars show these weeks, and the lines across them the period before. Only the time to first answer is drawn
        otherwise.
      </p>
      <Section title="Leads by week">
        <Weeks weeks={figures.weeks} />
      </Section>
      <Section title="Time to first answer">
        <Waits weeks={figures.weeks} />
      </Section>
      <Rankings figures={figures} />
      <Section title="Where visitors stop in the form" isWide>
        <Forms {...figures} />
      </Section>
      <Missed {...figures} />
      <p className={`${styles.caption} ${styles.footnote}`}>
        Spam is not counted. Leads that were deleted, because somebody asked for it or because their time was over, are
        gone from the figures too.
      </p>
    </div>
  );
}

const isEmpty = ({ leads, spam, missed, forms: { full, brief } }: Answer) =>
  missed.length === 0 && [leads, spam, full.begun, brief.begun].every(({ now, before }) => now === 0 && before === 0);

function Empty({ figures }: { figures: Answer }) {
  return (
    <div className={styles.empty}>
      <h2>Nobody has written in these weeks</h2>
      <p>
        There are no leads from {rangeText({ from: figures.before.from, to: figures.to })}. When somebody sends the
        contact form, they are counted here at once.
      </p>
    </div>
  );
}
