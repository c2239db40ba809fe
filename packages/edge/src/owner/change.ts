import { INBOX_MAX_BYTES, noteSchema, seenSchema, statusChangeSchema, type InboxRefusal } from '@tutoring/domain/inbox';
import type { Context } from 'hono';
import { readBody } from '../leads/read-body';
import { isSameOrigin } from '../leads/same-origin';
import { deliverNew } from '../outbox/sweep';
import { forgetting, markingNotSpam, noting, requeueing, settingStatus, type Change } from './changes';
import type { OwnerEnv } from './only-owner';
import { readLead } from './show';

type C = Context<OwnerEnv>;

/** What a body is checked with. */
interface Schema<Body> {
  safeParse: (input: unknown) => { success: true; data: Body } | { success: false };
}

/** `POST /api/owner/leads/:reference/status`. */
export const changeStatus = (c: C) =>
  change(c, statusChangeSchema, (seen, { status }) => settingStatus(seen, status), {
    // What was spam is on its way to nobody: `not-spam` sends it.
    refusal: (present, { status }) => (present === 'spam' && status !== 'spam' ? 'is_spam' : undefined),
  });

/** `POST /api/owner/leads/:reference/note`. */
export const addNote = (c: C) => change(c, noteSchema, (seen, { text }) => noting(seen, text));

/** `POST /api/owner/leads/:reference/requeue`: to all receivers once more. */
export const requeue = (c: C) =>
  change(c, seenSchema, requeueing, {
    refusal: (present) => (present === 'spam' ? 'is_spam' : undefined),
    isDelivered: true,
  });

/** `POST /api/owner/leads/:reference/not-spam`: into the inbox, and to the owner. */
export const notSpam = (c: C) =>
  change(c, seenSchema, markingNotSpam, {
    refusal: (present) => (present === 'spam' ? undefined : 'is_not_spam'),
    isDelivered: true,
  });

/** `POST /api/owner/leads/:reference/forget`: deletes it; who has received it is told later. */
export const forgetLead = (c: C) => change(c, seenSchema, forgetting);

interface Options<Body> {
  /** What keeps the change from being made, in view of the present status. @default nothing */
  refusal?: (present: string, body: Body) => InboxRefusal | undefined;
  /** Whether it goes to the owner at once. @default false */
  isDelivered?: boolean;
}

/** Makes a change to the lead as it was seen, all of it or none; the answer has the lead as it is then. */
async function change<Body extends { version: number }>(
  c: C,
  schema: Schema<Body>,
  statements: (seen: Change, body: Body) => D1PreparedStatement[],
  { refusal, isDelivered = false }: Options<Body> = {},
): Promise<Response> {
  const body = await bodyOf(c, schema);
  if (body instanceof Response) return body;
  const reference = c.req.param('reference') ?? '';
  const before = await readLead(c.env.DB, reference);
  if (!before) return c.json({ error: 'not_found' }, 404);
  if (before.lead.version !== body.version) return c.json({ error: 'changed', present: before }, 409);
  const refused = refusal?.(before.lead.status, body);
  if (refused) return c.json({ error: refused, present: before }, 409);
  const seen = { db: c.env.DB, reference, version: body.version, by: c.get('owner'), now: Date.now() };
  const results = await c.env.DB.batch(statements(seen, body));
  // The last statement changes the lead itself, if it still is what was seen; what goes with a deleted one counts as well.
  const isMade = (results.at(-1)?.meta.changes ?? 0) > 0;
  if (isMade && isDelivered) c.executionCtx.waitUntil(deliverNew(c.env, reference));
  const present = await readLead(c.env.DB, reference);
  if (!present) return isMade ? c.json({ forgotten: reference }) : c.json({ error: 'not_found' }, 404);
  return isMade ? c.json(present) : c.json({ error: 'changed', present }, 409);
}

/** What a page of ours has sent, or the answer that refuses it. */
async function bodyOf<Body>(c: C, schema: Schema<Body>): Promise<Body | Response> {
  // Whoever is signed in could be sent here from anywhere: only a browser's own word counts that it was from our page.
  const isOurs = c.req.header('Origin') !== undefined && isSameOrigin(c.req.url, c.req.raw.headers, c.env.DEV_ORIGIN);
  if (!isOurs) return c.json({ error: 'forbidden_origin' }, 403);
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return c.json({ error: 'unsupported_media_type' }, 415);
  const text = await readBody(c.req.raw, INBOX_MAX_BYTES);
  if (text === undefined) return c.json({ error: 'too_large' }, 413);
  let typed: unknown;
  try {
    typed = JSON.parse(text);
  } catch {
    return c.json({ error: 'malformed_json' }, 400);
  }
  const checked = schema.safeParse(typed);
  return checked.success ? checked.data : c.json({ error: 'invalid' }, 422);
}
