import { calendarFile, calendarText, calendarTime } from '../icalendar';
import { dateOf, dayOf } from './days';
import type { CalendarDate } from './days';
import type { StudyPlan, StudySlot } from './types';

/** A day towards which a plan goes. */
export interface StudyEnd {
  readonly date: CalendarDate;
  /** An exam, or coursework that is due. */
  readonly for: StudySlot['for'];
  /** The subject's or the coursework's `id`. */
  readonly id: string;
  /** Its line, in the visitor's language. */
  readonly summary: string;
  /** More about it, such as hours that found no place before it. @default none */
  readonly description?: string | undefined;
}

/** What a calendar file takes from its caller. */
export interface StudyCalendarOptions {
  /** When the file is made: an ISO instant such as `2026-11-22T10:00:00Z`. */
  readonly stamp: string;
  /** The site's domain, which makes the events' ids the site's own. */
  readonly domain: string;
  /** The line of a slot, in the visitor's language: hours and subject, as an all-day event shows no hours. */
  readonly summary: (slot: StudySlot) => string;
  /** More about a slot. @default none */
  readonly description?: (slot: StudySlot) => string | undefined;
  /** Exams and due dates, behind the slots. @default none */
  readonly ends?: readonly StudyEnd[];
  /** What is to be known of the whole plan. @default nothing */
  readonly about?: string | undefined;
  /** What earlier files of this browser had: what of it is gone is cancelled. @default nothing */
  readonly exported?: ExportedEvents;
  /** The line of an event that is cancelled, for calendars that go on showing it. */
  readonly cancelled: string;
}

/** The days of the events that calendar files had, by subject or coursework, in their order. */
export type ExportedEvents = Readonly<Record<string, readonly CalendarDate[]>>;

/** A calendar file, and what files have had with it. */
export interface StudyCalendarFile {
  readonly text: string;
  /** To be passed in for the next file. */
  readonly exported: ExportedEvents;
}

/** From when the seconds of `SEQUENCE` are counted: it is a number of 31 bits, and grows without anybody remembering it. */
const SEQUENCE_START = Date.parse('2020-01-01T00:00:00Z');

/**
 * A plan as a calendar file (iCalendar, RFC 5545), one event for each slot and each end. They are all-day ones that
 * leave the day free (`TRANSPARENT`): a plan says how long to study on a day and not when, and a day has no time zone
 * to get wrong. The first slot of a subject has the same `UID` in every file, also on another day, and so has the second:
 * a newer file moves the events of the older one. Those that it has no more are in it as cancelled (`STATUS`), if the
 * caller knows them from `exported`; then a calendar that has imported the file has exactly the plan.
 * @throws {RangeError} if `stamp` is not an instant.
 */
export function studyPlanIcs(plan: StudyPlan, options: StudyCalendarOptions): StudyCalendarFile {
  const { domain, summary, description, ends = [], about, exported = {}, cancelled } = options;
  const stamp = Date.parse(options.stamp);
  const common = [`DTSTAMP:${calendarTime(stamp)}`, `SEQUENCE:${Math.floor((stamp - SEQUENCE_START) / 1000)}`];
  const eventOf = (uid: string, date: CalendarDate, status: string, line: string, more?: string) => [
    'BEGIN:VEVENT',
    `UID:${uid}@${calendarText(domain)}`,
    ...common,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(dateOf((dayOf(date) ?? 0) + 1))}`,
    `SUMMARY:${calendarText(line)}`,
    ...(more === undefined ? [] : [`DESCRIPTION:${calendarText(more)}`]),
    `STATUS:${status}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const days = new Map<string, CalendarDate[]>();
  const plannedOf = (key: string, date: CalendarDate, line: string, more: string | undefined) => {
    const known = days.get(key) ?? [];
    days.set(key, [...known, date]);
    return eventOf(`${key}-${known.length + 1}`, date, 'CONFIRMED', line, more);
  };
  const planned = [
    ...plan.weeks
      .flatMap(({ slots }) => slots)
      .flatMap((slot) => plannedOf(`${slot.for}-${hash(slot.id)}`, slot.date, summary(slot), description?.(slot))),
    ...ends.flatMap((end) => plannedOf(`end-${end.for}-${hash(end.id)}`, end.date, end.summary, end.description)),
  ];
  const gone = Object.entries(exported).flatMap(([key, dates]) => {
    const first = days.get(key)?.length ?? 0;
    return dates
      .slice(first)
      .flatMap((date, index) => eventOf(`${key}-${first + index + 1}`, date, 'CANCELLED', cancelled));
  });
  const text = calendarFile(domain, 'Study plan', [...planned, ...gone], about);
  const all = [...new Set([...Object.keys(exported), ...days.keys()])].map((key) => {
    const now = days.get(key) ?? [];
    return [key, [...now, ...(exported[key] ?? []).slice(now.length)]] as const;
  });
  return { text, exported: Object.fromEntries(all) };
}

function compact(date: string): string {
  return date.replaceAll('-', '');
}

/** Eight hexadecimal digits of a text (FNV-1a): names may hold anything, ids of events should not. */
function hash(value: string): string {
  let sum = 0x811c9dc5;
  for (const octet of new TextEncoder().encode(value)) sum = Math.imul(sum ^ octet, 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
