import type { PlanCalendarEvent } from '@tutoring/domain/plan-calendar';
import { PLAN_CALENDAR_EVENTS_MAX } from '@tutoring/domain/plan-calendar-limits';
import { CANCELLED_EVENT_DAYS, PLAN_CALENDAR_KEPT_DAYS } from '@tutoring/domain/retention';

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;
/** `SEQUENCE` counts seconds from here. It must grow with each change, also of an event that was forgotten meanwhile. */
const SEQUENCE_START = Date.UTC(2020, 0, 1);

/** An event as it is stored. */
export interface StoredEvent {
  id: string;
  day: string;
  /** Missing if the event is cancelled. */
  title?: string;
  /** When it last changed, in whole seconds, as milliseconds since the epoch. */
  changed: number;
}

/**
 * The events after a change of the plan. An event that is the same keeps its stamp, so that calendars have nothing to do. One
 * that is gone is cancelled, and stays for some weeks: until then every phone has asked.
 */
export function mergeEvents(
  stored: readonly StoredEvent[],
  sent: readonly PlanCalendarEvent[],
  now: number,
): StoredEvent[] {
  const before = new Map(stored.map((event) => [event.id, event]));
  const second = now - (now % SECOND_MS);
  // Also if two changes come within a second, or the clock goes back.
  const after = (event?: StoredEvent) => Math.max(second, event ? event.changed + SECOND_MS : 0);
  const planned = sent.map(({ id, day, title }): StoredEvent => {
    const known = before.get(id);
    const isSame = known?.day === day && known.title === title;
    return isSame ? known : { id, day, title, changed: after(known) };
  });
  const ids = new Set(sent.map(({ id }) => id));
  const gone = stored
    .filter(({ id }) => !ids.has(id))
    .map((event): StoredEvent =>
      event.title === undefined ? event : { id: event.id, day: event.day, changed: after(event) },
    )
    .filter(({ changed }) => changed > now - CANCELLED_EVENT_DAYS * DAY_MS)
    .sort((one, other) => other.changed - one.changed)
    .slice(0, PLAN_CALENDAR_EVENTS_MAX);
  return [...planned, ...gone];
}

/** The number of an event's last change for calendars (`SEQUENCE`). */
export function sequenceOf({ changed }: Pick<StoredEvent, 'changed'>): number {
  return (changed - SEQUENCE_START) / SECOND_MS;
}

/** When a calendar is deleted: some weeks after the last event of its plan. */
export function deletionOf(events: readonly Pick<PlanCalendarEvent, 'day'>[]): number {
  const last = Math.max(...events.map(({ day }) => Date.parse(day)));
  return last + (1 + PLAN_CALENDAR_KEPT_DAYS) * DAY_MS;
}
