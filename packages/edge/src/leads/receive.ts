import { idempotencyKeySchema, IDEMPOTENCY_HEADER, LEAD_MAX_BYTES, parseLead } from '@tutoring/domain/lead';
import type { Context } from 'hono';
import type { Env } from '../env';
import { formWithProblems } from './form-with-problems';
import { readBody } from './read-body';
import { isSameOrigin } from './same-origin';
import { senderOf } from './sender';
import { keyOfContent, storeLead } from './store';

type C = Context<{ Bindings: Env }>;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Seconds after which a refused sender may try again: the period of the limits in wrangler.jsonc. */
const RETRY_AFTER_S = 60;

/** `POST /api/leads`: checks, stores, and only then answers with the reference. */
export async function receiveLead(c: C): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const request = c.req.raw;
  if (!isSameOrigin(request.url, request.headers, c.env.DEV_ORIGIN)) return c.json({ error: 'forbidden_origin' }, 403);
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== JSON_TYPE && type !== FORM_TYPE) return c.json({ error: 'unsupported_media_type' }, 415);
  const isOver = await isOverLimit(c);
  const body = await readBody(request, LEAD_MAX_BYTES);
  if (body === undefined) return c.json({ error: 'too_large' }, 413);
  if (type === FORM_TYPE) return receiveForm(c, body, isOver);
  if (isOver) return c.json({ error: 'too_many_requests' }, 429, { 'Retry-After': String(RETRY_AFTER_S) });
  return receiveJson(c, body);
}

async function receiveJson(c: C, body: string): Promise<Response> {
  const key = idempotencyKeySchema.safeParse(c.req.header(IDEMPOTENCY_HEADER));
  if (!key.success) return c.json({ error: 'idempotency_key_required' }, 400);
  const input = parseJson(body);
  if (input === undefined) return c.json({ error: 'malformed_json' }, 400);
  const checked = parseLead(input);
  if ('problems' in checked) return c.json({ error: 'invalid', ...checked }, 422);
  const stored = await storeLead(c.env.DB, checked.lead, key.data, Date.now());
  // The key names another message: what the client holds is not what it would be told is stored.
  if (stored.kind === 'conflict') return c.json({ error: 'idempotency_key_reused' }, 409);
  wake(c);
  return c.json({ reference: stored.reference }, stored.kind === 'new' ? 201 : 200);
}

/** A form sent by a browser without JavaScript: it wants a page for an answer. */
async function receiveForm(c: C, body: string, isOver: boolean): Promise<Response> {
  const values = Object.fromEntries(new URLSearchParams(body));
  if (isOver) {
    const page = await formWithProblems(c.env.ASSETS, c.req.url, values, {}, 429);
    page.headers.set('Retry-After', String(RETRY_AFTER_S));
    return page;
  }
  const checked = parseLead(values);
  if ('problems' in checked) return formWithProblems(c.env.ASSETS, c.req.url, values, checked.problems);
  const now = Date.now();
  const stored = await storeLead(c.env.DB, checked.lead, await keyOfContent(checked.lead, now), now);
  if (stored.kind === 'conflict') throw new Error('A key made of the content cannot stand for another content.');
  wake(c);
  return c.redirect(`/thanks?reference=${stored.reference}`, 303);
}

/** The sender first: whoever is refused there takes nothing from everybody's share. */
async function isOverLimit(c: C): Promise<boolean> {
  const sender = await c.env.SENDER_LIMIT.limit({ key: senderOf(c.req.header('CF-Connecting-IP')) });
  if (!sender.success) return true;
  const total = await c.env.TOTAL_LIMIT.limit({ key: 'all' });
  return !total.success;
}

/** Only makes delivery prompt: the outbox is the truth, and the next sweep finds what a lost message does not announce. */
function wake(c: C): void {
  c.executionCtx.waitUntil(
    c.env.WAKE.send({}).catch((error: unknown) => {
      console.warn(`The wake-up was not queued (${(error as Error).name}); the next sweep delivers.`);
    }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
