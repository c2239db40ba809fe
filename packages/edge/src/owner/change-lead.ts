import { INBOX_MAX_BYTES, noteSchema, leadVersionSchema, statusChangeSchema } from '@tutoring/domain/inbox';
import type { Context } from 'hono';
import { LEASE_MS } from '../outbox/lease';
import { deliverNew } from '../outbox/sweep';
import { DELETE_LEAD, MARK_NOT_SPAM, ADD_NOTE, REQUEUE, SET_STATUS, type LeadChange } from './lead-changes';
import type { OwnerEnv } from './only-owner';
import { jsonOf } from './owner-body';
import { readLead } from './show';

type C = Context<OwnerEnv>;

/** A schema of a request's body. */
interface Schema<Body> {
  safeParse: (input: unknown) => { success: true; data: Body } | { success: false };
}

/** `POST /api/owner/leads/:reference/status`. */
export const changeStatus = (c: C) => change(c, statusChangeSchema, SET_STATUS);

/** `POST /api/owner/leads/:reference/note`. */
export const addNote = (c: C) => change(c, noteSchema, ADD_NOTE);

/** `POST /api/owner/leads/:reference/requeue`. */
export const requeue = (c: C) => change(c, leadVersionSchema, REQUEUE, { isDelivered: true });

/** `POST /api/owner/leads/:reference/not-spam`. */
export const notSpam = (c: C) => change(c, leadVersionSchema, MARK_NOT_SPAM, { isDelivered: true });

/** `POST /api/owner/leads/:reference/forget`. */
export const forgetLead = (c: C) => change(c, leadVersionSchema, DELETE_LEAD);

/**
 * Changes the lead if it still is the version that the owner saw, all of it or nothing. The answer has the lead after the
 * change.
 * @param options.isDelivered Whether to deliver the lead at once.
 */
async function change<Body extends { version: number }>(
  c: C,
  schema: Schema<Body>,
  { refusal, statements }: LeadChange<Body>,
  { isDelivered = false } = {},
): Promise<Response> {
  const body = await bodyOf(c, schema);
  if (body instanceof Response) return body;
  const reference = c.req.param('reference') ?? '';
  const before = await readLead(c.env.DB, reference);
  if (!before) return c.json({ error: 'not_found' }, 404);
  if (before.lead.version !== body.version) return c.json({ error: 'changed', present: before }, 409);
  const refused = refusal?.(before.lead.status, body);
  if (refused) return c.json({ error: refused, present: before }, 409);
  const now = Date.now();
  const seen = { reference, version: body.version, by: c.get('owner'), now, dueAt: now + LEASE_MS };
  const results = await c.env.DB.batch(
    statements(seen, body).map(({ sql, values }) => c.env.DB.prepare(sql).bind(...values)),
  );
  // The last statement changes the lead if its version is unchanged. Its count includes rows deleted by cascade.
  const isMade = (results.at(-1)?.meta.changes ?? 0) > 0;
  if (isMade && isDelivered) c.executionCtx.waitUntil(deliverNew(c.env, reference));
  const present = await readLead(c.env.DB, reference);
  if (!present) return isMade ? c.json({ forgotten: reference }) : c.json({ error: 'not_found' }, 404);
  return isMade ? c.json(present) : c.json({ error: 'changed', present }, 409);
}

/** The validated body of a request from our page, or the error answer. */
async function bodyOf<Body>(c: C, schema: Schema<Body>): Promise<Body | Response> {
  const body = await jsonOf(c, INBOX_MAX_BYTES);
  if (body instanceof Response) return body;
  const checked = schema.safeParse(body.json);
  return checked.success ? checked.data : c.json({ error: 'invalid' }, 422);
}
