import type { PlanCalendar, StoredPlanCalendar } from '@tutoring/domain/plan-calendar';

/**
 * Why the server did not do it. `offline`: it gave no answer, or failed. `busy`: too many requests in a short time. `daily`: too
 * many in a day. `too-large`: it never accepts this plan. `gone`: it does not have this calendar any more.
 */
export type PlanCalendarFailure = 'offline' | 'busy' | 'daily' | 'too-large' | 'gone';

/** The answer to a request about a calendar. */
export type PlanCalendarAnswer<Result = object> =
  ({ status: 'done' } & Result) | { status: 'failed'; why: PlanCalendarFailure; retryAfterS?: number | undefined };

/** How the planner reaches the server that stores calendars. The functions never reject. */
export interface PlanCalendarActions {
  /** Stores a plan as a new calendar. */
  store: (plan: PlanCalendar) => Promise<PlanCalendarAnswer<{ calendar: StoredPlanCalendar }>>;
  /** Replaces the plan of a calendar. */
  update: (calendar: StoredPlanCalendar, plan: PlanCalendar) => Promise<PlanCalendarAnswer>;
  /** Deletes a calendar. The page may close meanwhile. */
  remove: (calendar: StoredPlanCalendar) => Promise<PlanCalendarAnswer>;
}
