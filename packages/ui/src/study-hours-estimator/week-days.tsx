import { dayOf, type CalendarDate, type StudyPlan } from '@tutoring/domain/study-plan';
import { useState } from 'react';
import { Button } from '../button/button';
import { fill } from '../lib/fill';
import { Section } from './section';
import * as styles from './study-hours-estimator.css';
import type { Texts } from './study-text';
import type { Messages } from './translation';

interface WeekDaysProps {
  plan: StudyPlan;
  /** The day of the visitor's clock. */
  from: CalendarDate;
  messages: Messages;
  texts: Texts;
}

/** One week of the plan by day. It opens at the current week or the next busy one, and the visitor can page through the rest. */
export function WeekDays({ plan: { weeks }, from, messages, texts }: WeekDaysProps) {
  // `undefined` until the visitor turns a page, so that a new plan opens at its own first week.
  const [turned, setTurned] = useState<number>();
  const busy = weeks.filter(({ slots }) => slots.length > 0);
  const first = busy.find(({ monday }) => distance(from, monday) < 7) ?? busy[0] ?? weeks[0];
  const index = Math.min(turned ?? weeks.findIndex((one) => one === first), weeks.length - 1);
  const week = weeks[index];
  if (!week) return null;
  const days = [...new Set(week.slots.map(({ date }) => date))];
  return (
    <Section title={fill(messages.days, { date: texts.date(week.monday) })}>
      {days.length === 0 && <p>{messages.free}</p>}
      <dl>
        {days.map((day) => (
          <div key={day} className={styles.day}>
            <dt>{texts.weekday(day)}</dt>
            {week.slots
              .filter(({ date }) => date === day)
              .map((slot) => (
                <dd key={`${slot.id} ${slot.component ?? ''}`}>
                  {texts.named(texts.slotName(slot), texts.hours(slot.hours))}
                  {slot.recalls && (
                    <span className={styles.recall}>
                      {' '}
                      {fill(messages.recalls, { date: texts.dayMonth(slot.recalls) })}
                    </span>
                  )}
                </dd>
              ))}
          </div>
        ))}
      </dl>
      {weeks.length > 1 && (
        <div className={styles.turn}>
          <Button variant="secondary" aria-disabled={index === 0} onClick={() => setTurned(Math.max(0, index - 1))}>
            {messages.earlier}
          </Button>
          <Button
            variant="secondary"
            aria-disabled={index === weeks.length - 1}
            onClick={() => setTurned(Math.min(weeks.length - 1, index + 1))}
          >
            {messages.later}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** The days from `from` to `to`; negative if `to` is earlier. */
function distance(to: CalendarDate, from: CalendarDate): number {
  return (dayOf(to) ?? 0) - (dayOf(from) ?? 0);
}
