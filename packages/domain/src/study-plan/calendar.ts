import { calendarFile, type CalendarEvent } from '../icalendar';
import type { CalendarDate } from './days';
import { endIdOf, hash } from './event-id';
import { sessionEvents, type KeptPlan, type SessionEvent } from './kept';
import type { StudyPlan, StudySlot } from './types';

/** An exam or due day in the calendar file. */
export interface StudyEnd {
  readonly date: CalendarDate;
  /** Whether it is an exam day or the due day of coursework. */
  readonly for: StudySlot['for'];
  /** The subject's or the coursework's `id`. */
  readonly id: string;
  /** The title of the event, in the visitor's language. */
  readonly summary: string;
  /** The description of the event, such as the hours that do not fit before it. @default none */
  readonly description?: string | undefined;
}

/** Options of {@link studyPlanIcs}. */
export interface StudyCalendarOptions {
  /** The time of the export: an ISO instant such as `2026-11-22T10:00:00Z`. */
  readonly stamp: string;
  /** The site's domain, which makes the ids of the events globally unique. */
  readonly domain: string;
  /** The title of a slot's event, in the visitor's language. Include the hours: all-day events do not show them. */
  readonly summary: (slot: StudySlot) => string;
  /** The description of a slot's event. @default none */
  readonly description?: (slot: StudySlot) => string | undefined;
  /** Exams and due days. Their events follow the slots. @default none */
  readonly ends?: readonly StudyEnd[];
  /** A description of the whole plan. @default none */
  readonly about?: string | undefined;
  /** The events of earlier files. Events that are no longer in the plan are cancelled. @default none */
  readonly exported?: ExportedEvents;
  /** The title of cancelled events, because some calendars still show them. */
  readonly cancelled: string;
}

/** The days of exported events, in order, by subject or coursework. */
export type ExportedEvents = Readonly<Record<string, readonly CalendarDate[]>>;

/** A calendar file, and all events exported so far. */
export interface StudyCalendarFile {
  readonly text: string;
  /** Pass this to the next export. */
  readonly exported: ExportedEvents;
}

/** Options of {@link keptPlanIcs}. */
export interface KeptCalendarOptions extends Pick<StudyCalendarOptions, 'stamp' | 'domain' | 'ends'> {
  /** The title of a session's event, in the visitor's language. */
  readonly summary: (session: SessionEvent) => string;
  /** The description of a session's event. @default none */
  readonly description?: (session: SessionEvent) => string | undefined;
  /** The address that ticks a session as done. @default none */
  readonly address?: (session: SessionEvent) => string;
}

/** `SEQUENCE` counts seconds from here: it must grow with each file and fit into 31 bits, and needs no stored counter. */
const SEQUENCE_START = Date.parse('2020-01-01T00:00:00Z');

/**
 * A plan as a calendar file (iCalendar, RFC 5545), with one event per slot and per exam or due day. The events last all
 * day, because a plan says how long to study on a day, not when, and days need no time zone. They leave the day free
 * (`TRANSPARENT`).
 *
 * The n-th slot of a subject has the same `UID` in every file, so importing a newer file moves the events of the older
 * one. Events of `exported` that are no longer planned are cancelled (`STATUS`). After the import, the calendar has
 * exactly the plan.
 * @throws {RangeError} if `stamp` is not a valid instant.
 */
export function studyPlanIcs(plan: StudyPlan, options: StudyCalendarOptions): StudyCalendarFile {
  const { domain, summary, description, ends = [], about, exported = {}, cancelled } = options;
  const stamp = Date.parse(options.stamp);
  const sequence = sequenceAt(stamp);
  const eventOf = (
    uid: string,
    start: CalendarDate,
    status: CalendarEvent['status'],
    title: string,
    more?: string,
  ): CalendarEvent => ({ uid, stamp, sequence, start, summary: title, description: more, status });
  const days = new Map<string, CalendarDate[]>();
  const plannedOf = (key: string, date: CalendarDate, title: string, more: string | undefined) => {
    const known = days.get(key) ?? [];
    days.set(key, [...known, date]);
    return eventOf(`${key}-${known.length + 1}`, date, 'CONFIRMED', title, more);
  };
  const planned = [
    ...plan.weeks
      .flatMap(({ slots }) => slots)
      .map((slot) => plannedOf(`${slot.for}-${hash(slot.id)}`, slot.date, summary(slot), description?.(slot))),
    ...ends.map((end) => plannedOf(`end-${end.for}-${hash(end.id)}`, end.date, end.summary, end.description)),
  ];
  const gone = Object.entries(exported).flatMap(([key, dates]) => {
    const first = days.get(key)?.length ?? 0;
    return dates
      .slice(first)
      .map((date, index) => eventOf(`${key}-${first + index + 1}`, date, 'CANCELLED', cancelled));
  });
  const text = calendarFile({ domain, product: 'Study plan', events: [...planned, ...gone], about });
  const all = [...new Set([...Object.keys(exported), ...days.keys()])].map((key) => {
    const now = days.get(key) ?? [];
    return [key, [...now, ...(exported[key] ?? []).slice(now.length)]] as const;
  });
  return { text, exported: Object.fromEntries(all) };
}

/**
 * A kept plan as a calendar file. A session keeps its `UID` when it moves, so importing a newer file moves the events of
 * the older one.
 * @throws {RangeError} if `stamp` is not a valid instant.
 */
export function keptPlanIcs(kept: KeptPlan, options: KeptCalendarOptions): string {
  const { domain, summary, description, address, ends = [] } = options;
  const stamp = Date.parse(options.stamp);
  const common = { stamp, sequence: sequenceAt(stamp), status: 'CONFIRMED' as const };
  const events = [
    ...sessionEvents(kept).map((session) => ({
      ...common,
      uid: session.id,
      start: session.date,
      summary: summary(session),
      description: description?.(session),
      url: address?.(session),
    })),
    ...ends.map((end) => ({
      ...common,
      uid: endIdOf(end),
      start: end.date,
      summary: end.summary,
      description: end.description,
    })),
  ];
  return calendarFile({ domain, product: 'Study plan', events });
}

/** The `SEQUENCE` of a file. */
function sequenceAt(stamp: number): number {
  return Math.floor((stamp - SEQUENCE_START) / 1000);
}
