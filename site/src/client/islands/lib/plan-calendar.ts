import type { PlanCalendar, StoredPlanCalendar } from '@tutoring/domain/plan-calendar';
import type { PlanCalendarActions, PlanCalendarAnswer } from '@tutoring/ui/study-hours-estimator';
import { PLAN_CALENDARS } from '../../../shared/paths';

/** Milliseconds after which a request counts as unanswered. */
const TIMEOUT_MS = 15_000;

type Failed = Extract<PlanCalendarAnswer, { status: 'failed' }>;

/** Stores the planner's calendars on our server (packages/edge/src/calendar/receive-plan.ts). */
export const planCalendar: PlanCalendarActions = {
  store: (plan) =>
    ask('POST', {}, plan, async (response) => ({
      status: 'done',
      calendar: (await response.json()) as StoredPlanCalendar,
    })),
  update: (calendar, plan) => ask('PUT', { calendar }, plan, done),
  remove: (calendar) => ask('DELETE', { calendar }, undefined, done),
};

const done = (): PlanCalendarAnswer => ({ status: 'done' });

async function ask<Answer>(
  method: 'POST' | 'PUT' | 'DELETE',
  { calendar }: { calendar?: StoredPlanCalendar },
  plan: PlanCalendar | undefined,
  read: (response: Response) => Answer | Promise<Answer>,
): Promise<Answer | Failed> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(calendar ? `${PLAN_CALENDARS}/${calendar.id}` : PLAN_CALENDARS, {
      method,
      credentials: 'omit',
      headers: {
        ...(calendar && { Authorization: `Bearer ${calendar.secret}` }),
        ...(plan && { 'Content-Type': 'application/json' }),
      },
      ...(plan && { body: JSON.stringify(plan) }),
      // A deletion survives the page. A plan may be too large for that, and is sent at the next visit.
      keepalive: method === 'DELETE',
      signal: timeout.signal,
    });
    return response.ok ? await read(response) : await failureOf(response);
  } catch {
    return { status: 'failed', why: 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

async function failureOf(response: Response): Promise<Failed> {
  const { status } = response;
  if (status === 429) {
    const { error } = (await response.json().catch(() => ({}))) as { error?: string };
    const retryAfterS = Number(response.headers.get('Retry-After')) || undefined;
    return { status: 'failed', why: error === 'daily_limit' ? 'daily' : 'busy', retryAfterS };
  }
  if (status === 401 || status === 404) return { status: 'failed', why: 'gone' };
  // 422: a day or a title that the server does not accept.
  if (status === 413 || status === 422) return { status: 'failed', why: 'too-large' };
  // 409 and 5xx pass.
  return { status: 'failed', why: 'offline' };
}
