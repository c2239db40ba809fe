import { dayOf, type CalendarDate } from '@tutoring/domain/study-plan';
import { keptWeeks, withDone, withNote, type KeptPlan } from '@tutoring/domain/study-plan-kept';
import { useMemo, useState } from 'react';
import { Button } from '../button/button';
import { fill } from '../lib/fill';
import * as sheet from '../tool/tool.css';
import { KeptSession } from './kept-session';
import * as styles from './kept.css';
import { turn } from './study-hours-estimator.css';
import type { Texts } from './study-text';
import type { Messages } from './translation';

interface KeptWeekProps {
  kept: KeptPlan;
  today: CalendarDate;
  /** A session to show first. @default this week */
  shown?: string | undefined;
  /** Changes the plan. @default nobody can change it */
  change?: ((kept: KeptPlan) => void) | undefined;
  messages: Messages;
  texts: Texts;
}

/** One week of a kept plan by day. It opens at this week. */
export function KeptWeek({ kept, today, shown, change, messages, texts }: KeptWeekProps) {
  const weeks = useMemo(() => keptWeeks(kept), [kept]);
  // `undefined` until the visitor turns a page: replanning can add weeks.
  const [turned, setTurned] = useState<CalendarDate>();
  const day = turned ?? kept.sessions.find(({ session }) => session === shown)?.date ?? today;
  const current = indexOf(weeks, today);
  const index = indexOf(weeks, day);
  const week = weeks[index];
  if (!week) return null;
  const show = (next: number) => setTurned(weeks[next]?.monday);
  const isNow = index === current && distance(week.monday, today) < 7 && distance(week.monday, today) >= 0;
  const days = [...new Set(week.slots.map(({ date }) => date))];
  return (
    <section>
      <h4 className={sheet.heading}>
        {isNow ? messages.kept_thisWeek : fill(messages.days, { date: texts.date(week.monday) })}
      </h4>
      {days.length === 0 && <p>{messages.free}</p>}
      {days.map((date) => (
        <div key={date} className={styles.day} aria-current={date === today ? 'date' : undefined}>
          <p className={styles.date}>
            {date === today ? texts.named(messages.kept_today, texts.weekday(date)) : texts.weekday(date)}
          </p>
          <ul className={styles.sessions}>
            {week.slots
              .filter((session) => session.date === date)
              .map((session) => (
                <KeptSession
                  key={session.session}
                  session={session}
                  note={kept.notes[session.session] ?? ''}
                  tick={change && ((done) => change(withDone(kept, session.session, done)))}
                  write={change && ((note) => change(withNote(kept, session.session, note)))}
                  messages={messages}
                  texts={texts}
                />
              ))}
          </ul>
        </div>
      ))}
      <div className={turn}>
        <Button variant="secondary" aria-disabled={index === 0} onClick={() => show(Math.max(0, index - 1))}>
          {messages.earlier}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={index === weeks.length - 1}
          onClick={() => show(Math.min(weeks.length - 1, index + 1))}
        >
          {messages.later}
        </Button>
        {index !== current && (
          <Button variant="secondary" onClick={() => show(current)}>
            {messages.kept_now}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The index of the week of a day, or else of the first or the last week. */
function indexOf(weeks: readonly { monday: CalendarDate }[], date: CalendarDate): number {
  const [first] = weeks;
  const index = first ? Math.floor(distance(first.monday, date) / 7) : 0;
  return Math.min(Math.max(0, index), weeks.length - 1);
}

/** The days from one day to another. */
function distance(from: CalendarDate, to: CalendarDate): number {
  return (dayOf(to) ?? 0) - (dayOf(from) ?? 0);
}
