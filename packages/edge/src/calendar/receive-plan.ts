import {
  PLAN_CALENDAR_DAYS,
  PLAN_CALENDAR_MAX_BYTES,
  planCalendarSchema,
  type PlanCalendar,
  type StoredPlanCalendar,
} from '@tutoring/domain/plan-calendar';
import type { Context } from 'hono';
import type { Env } from '../env';
import { parseJson, readBody } from '../request/body';
import { isWithin } from '../request/limit';
import { JSON_TYPE, mediaTypeOf } from '../request/media-type';
import { isSameOrigin } from '../request/origin';
import { RETRY_AFTER_S, secondsOfDayLeft } from '../request/retry';
import { senderOf } from '../request/sender';
import { isPlanWithinDay } from './daily-plans';
import { planFeedPath } from './plan-feed';
import { createPlan, deletePlan, replacePlan } from './plan-store';

type C = Context<{ Bindings: Env }>;

const DAY_MS = 86_400_000;
const ID = /^[0-9a-f]{32}$/;
const BEARER = /^Bearer ([0-9a-f]{64})$/;

/** `POST /api/plan-calendar`: stores a plan for phones to subscribe to, and answers with its address and secret. */
export async function postPlan(c: C): Promise<Response> {
  const refused = await refusedSender(c);
  if (refused) return refused;
  const now = Date.now();
  const plan = await readPlan(c, now);
  if (plan instanceof Response) return plan;
  const { id, secret } = await createPlan(c.env.REPORTS, plan, now);
  return c.json({ id, secret, path: planFeedPath(id) } satisfies StoredPlanCalendar, 201);
}

/** `PUT /api/plan-calendar/:id`: replaces the plan. `DELETE`: removes it at once. Both need the secret. */
export async function changePlan(c: C): Promise<Response> {
  const refused = await refusedSender(c);
  if (refused) return refused;
  const [, secret] = BEARER.exec(c.req.header('Authorization') ?? '') ?? [];
  if (!secret) return c.json({ error: 'unauthorized' }, 401, { 'WWW-Authenticate': 'Bearer' });
  const id = c.req.param('id') ?? '';
  if (!ID.test(id)) return c.json({ error: 'not_found' }, 404);
  if (c.req.method === 'DELETE') {
    return (await deletePlan(c.env.REPORTS, id, secret)) ? c.body(null, 204) : c.json({ error: 'not_found' }, 404);
  }
  const now = Date.now();
  const plan = await readPlan(c, now);
  if (plan instanceof Response) return plan;
  switch (await replacePlan(c.env.REPORTS, { id, secret }, plan, now)) {
    case 'stored':
      return c.body(null, 204);
    case 'unknown':
      return c.json({ error: 'not_found' }, 404);
    case 'busy':
      return c.json({ error: 'conflict' }, 409);
  }
}

/** The answer to a request from elsewhere, or to too many. */
async function refusedSender(c: C): Promise<Response | undefined> {
  if (!isSameOrigin(c.req.url, c.req.raw.headers, c.env.DEV_ORIGIN)) return c.json({ error: 'forbidden_origin' }, 403);
  const { household, network } = senderOf(c.req.header('CF-Connecting-IP'));
  const isUsual =
    (await isWithin(c.env, 'CALENDAR_LIMIT', household)) &&
    (!network || (await isWithin(c.env, 'CALENDAR_NETWORK_LIMIT', network)));
  return isUsual ? undefined : c.json({ error: 'too_many_requests' }, 429, { 'Retry-After': String(RETRY_AFTER_S) });
}

/** The plan in a request's body, or why it is rejected. */
async function readPlan(c: C, now: number): Promise<PlanCalendar | Response> {
  if (mediaTypeOf(c.req.raw) !== JSON_TYPE) return c.json({ error: 'unsupported_media_type' }, 415);
  const body = await readBody(c.req.raw, PLAN_CALENDAR_MAX_BYTES);
  if (body === undefined) return c.json({ error: 'too_large' }, 413);
  const input = parseJson(body);
  if (input === undefined) return c.json({ error: 'malformed_json' }, 400);
  const parsed = planCalendarSchema.safeParse(input);
  if (!parsed.success) {
    return c.json({ error: 'invalid', at: parsed.error.issues[0]?.path.join('.') ?? '' }, 422);
  }
  const far = parsed.data.events.findIndex(({ day }) => !isNear(Date.parse(day), now));
  if (far !== -1) return c.json({ error: 'invalid', at: `events.${far}.day` }, 422);
  const bytes = new TextEncoder().encode(body).length;
  const sender = senderOf(c.req.header('CF-Connecting-IP'));
  if (!(await isPlanWithinDay(c.env.DB, sender, bytes, now))) {
    return c.json({ error: 'daily_limit' }, 429, { 'Retry-After': String(secondsOfDayLeft(now)) });
  }
  return parsed.data;
}

/** Whether a day is one that a planner plans. Otherwise a calendar could stay for a thousand years. */
function isNear(day: number, now: number): boolean {
  return day > now - PLAN_CALENDAR_DAYS.before * DAY_MS && day < now + PLAN_CALENDAR_DAYS.after * DAY_MS;
}
