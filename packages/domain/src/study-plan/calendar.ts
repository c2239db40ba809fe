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
}

/**
 * A plan as the text of a calendar file (iCalendar, RFC 5545), one event for each slot and each end. They are all-day ones that
 * leave the day free (`TRANSPARENT`): a plan says how long to study on a day and not when, and a day has no time zone
 * to get wrong. A slot has the same `UID` (of day, subject and component) in every file, so that a newer file of the
 * plan updates the events of the older one instead of doubling them; an exam keeps its own even on another day.
 * @throws {RangeError} if `stamp` is not an instant.
 */
export function studyPlanIcs(plan: StudyPlan, options: StudyCalendarOptions): string {
  const stamp = calendarTime(Date.parse(options.stamp));
  const { domain, summary, description, ends = [], about } = options;
  const eventOf = (uid: string, date: CalendarDate, line: string, more: string | undefined) => [
    'BEGIN:VEVENT',
    `UID:${uid}@${calendarText(domain)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(dateOf((dayOf(date) ?? 0) + 1))}`,
    `SUMMARY:${calendarText(line)}`,
    ...(more === undefined ? [] : [`DESCRIPTION:${calendarText(more)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const slots = plan.weeks.flatMap(({ slots }) => slots);
  const events = [
    ...slots.flatMap((slot) =>
      eventOf(
        `${slot.date}-${hash([slot.for, slot.id, slot.component ?? ''].join('\n'))}`,
        slot.date,
        summary(slot),
        description?.(slot),
      ),
    ),
    ...ends.flatMap((end) =>
      eventOf(`end-${hash([end.for, end.id].join('\n'))}`, end.date, end.summary, end.description),
    ),
  ];
  return calendarFile(domain, 'Study plan', events, about);
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
