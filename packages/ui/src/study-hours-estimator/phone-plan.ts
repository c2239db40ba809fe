import type { Language } from '@tutoring/domain/languages';
import type { PlanCalendar } from '@tutoring/domain/plan-calendar';
import { PLAN_CALENDAR_DAYS, PLAN_CALENDAR_TITLE_MAX } from '@tutoring/domain/plan-calendar-limits';
import { dayOf, type CalendarDate } from '@tutoring/domain/study-plan';
import { endIdOf, sessionEvents, type KeptPlan } from '@tutoring/domain/study-plan-kept';
import { endsOf } from './study-ends';
import type { Texts } from './study-text';
import type { Messages } from './translation';

interface PhonePlanOptions {
  language: Language;
  today: CalendarDate;
  messages: Messages;
  texts: Texts;
}

/** What the phone shows of a plan: its sessions, exams and due days, without notes. A ticked session has a tick. */
export function phonePlan(kept: KeptPlan, { language, today, messages, texts }: PhonePlanOptions): PlanCalendar {
  const sessions = sessionEvents(kept).map(({ id, date, hours, subject, component, done, for: kind }) => {
    const slot = { id: subject, for: kind, date, hours, ...(component !== undefined && { component }) };
    const title = texts.named(texts.slotName(slot), texts.hours(hours));
    return { id, day: date, title: done ? `✓ ${title}` : title };
  });
  const ends = endsOf(kept.request, messages, texts).map((end) => ({
    id: endIdOf(end),
    day: end.date,
    title: end.name,
  }));
  // The server rejects a plan with days that are long past.
  const oldest = (dayOf(today) ?? 0) - PLAN_CALENDAR_DAYS.before + 2;
  return {
    language,
    events: [...sessions, ...ends]
      .filter(({ day }) => (dayOf(day) ?? 0) >= oldest)
      .map((event) => ({ ...event, title: event.title.slice(0, PLAN_CALENDAR_TITLE_MAX) })),
  };
}
