/** The part of the plan calendar's contract that the planner needs, without schemas or libraries. */

/** Most events of a calendar: four a day in a year. */
export const PLAN_CALENDAR_EVENTS_MAX = 1500;
/** Longest title of an event, in UTF-16 code units. */
export const PLAN_CALENDAR_TITLE_MAX = 200;
/** Largest accepted request body, in bytes. A plan of a year has about 60,000. */
export const PLAN_CALENDAR_MAX_BYTES = 300_000;
/** Days before and after today on which an event may be. The planner plans three years ahead. */
export const PLAN_CALENDAR_DAYS = { before: 400, after: 1200 } as const;
