import * as z from 'zod/mini';
import { LANGUAGES } from '../languages';
import { oneLine } from './plain-text';
import { PLAN_CALENDAR_EVENTS_MAX, PLAN_CALENDAR_TITLE_MAX } from './plan-calendar-limits';

export * from './plan-calendar-limits';

/**
 * A study plan as a calendar that a phone subscribes to (`POST` and `PUT /api/plan-calendar`). It has no name, no address and
 * no notes: only what the phone shows.
 */

const isDay = (text: string) => {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
};

const eventSchema = z.strictObject({
  /** The session's id, which stays the same when the session moves. */
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/)),
  /** `YYYY-MM-DD`. */
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay)),
  /** What the calendar shows, such as `Chemistry HL: 2 hours`. */
  title: z.pipe(
    z.string().check(z.maxLength(PLAN_CALENDAR_TITLE_MAX)),
    z.pipe(z.transform(oneLine), z.string().check(z.minLength(1))),
  ),
});

export const planCalendarSchema = z.strictObject({
  /** Of the calendar's own texts. */
  language: z.enum(LANGUAGES),
  events: z.array(eventSchema).check(
    z.minLength(1),
    z.maxLength(PLAN_CALENDAR_EVENTS_MAX),
    z.refine((events) => new Set(events.map(({ id }) => id)).size === events.length),
  ),
});

/** What the planner sends. */
export type PlanCalendar = z.infer<typeof planCalendarSchema>;
export type PlanCalendarEvent = PlanCalendar['events'][number];

/** A stored calendar, as its planner knows it. */
export interface StoredPlanCalendar {
  /** Names the feed. Whoever has it can read the plan. */
  id: string;
  /** Allows to change and to delete the calendar. Only the browser has it. */
  secret: string;
  /** The path of the feed. */
  path: string;
}
