import { idempotencyKeySchema, IDEMPOTENCY_HEADER, LEAD_MAX_BYTES } from '@tutoring/domain/lead';
import type { Context } from 'hono';
import type { Env } from '../env';
import { SYNTHETIC_HEADER } from '../header-names';
import type { MarkingRefusal } from '../marking/bind';
import { parseJson, readBody } from '../request/body';
import { JSON_TYPE, mediaTypeOf } from '../request/media-type';
import { isSameOrigin } from '../request/origin';
import { RETRY_AFTER_S, secondsOfDayLeft } from '../request/retry';
import { checkLead } from './check';
import { FORM_TYPES, receiveForm } from './receive-form';
import { verifySynthetic } from './synthetic';
import { acceptLead } from './accept';

type C = Context<{ Bindings: Env }>;

/** `POST /api/leads`: validates and stores a lead, and only then answers with its reference. */
export async function receiveLead(c: C): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const type = mediaTypeOf(c.req.raw);
  const isOurs = isSameOrigin(c.req.url, c.req.raw.headers, c.env.DEV_ORIGIN);
  if (type && FORM_TYPES.includes(type)) return receiveForm(c, isOurs);
  if (!isOurs) return c.json({ error: 'forbidden_origin' }, 403);
  if (type !== JSON_TYPE) return c.json({ error: 'unsupported_media_type' }, 415);
  const body = await readBody(c.req.raw, LEAD_MAX_BYTES);
  if (body === undefined) return c.json({ error: 'too_large' }, 413);
  return receiveJson(c, body);
}

async function receiveJson(c: C, body: string): Promise<Response> {
  const key = idempotencyKeySchema.safeParse(c.req.header(IDEMPOTENCY_HEADER));
  if (!key.success) return c.json({ error: 'idempotency_key_required' }, 400);
  const origin = await verifySynthetic(c.env, key.data, c.req.header(SYNTHETIC_HEADER));
  if (origin === 'forged') return c.json({ error: 'forged_synthetic' }, 403);
  const input = parseJson(body);
  if (input === undefined) return c.json({ error: 'malformed_json' }, 400);
  const checked = checkLead(c, input);
  if ('problems' in checked) return c.json({ error: 'invalid', ...checked }, 422);
  const now = Date.now();
  const taken = await acceptLead(c, checked.lead, {
    key: key.data,
    envelope: checked.envelope,
    now,
    isSynthetic: origin === 'synthetic',
  });
  if (taken.kind === 'busy') {
    return c.json({ error: 'too_many_requests' }, 429, { 'Retry-After': String(RETRY_AFTER_S) });
  }
  if (taken.kind === 'daily')
    return c.json({ error: 'daily_limit' }, 429, { 'Retry-After': String(secondsOfDayLeft(now)) });
  if (taken.kind === 'refused') return refused(c, taken.why);
  // The stored lead under this key is a different message.
  if (taken.kind === 'conflict') return c.json({ error: 'idempotency_key_reused' }, 409);
  return c.json({ reference: taken.reference }, taken.kind === 'new' ? 201 : 200);
}

/** The answer to a lead whose pages we do not take. */
function refused(c: C, why: MarkingRefusal): Response {
  // The browser sends its pages again.
  if (why === 'pages') return c.json({ error: 'invalid', problems: { pages: 'invalid' }, unknownFields: [] }, 422);
  return c.json({ error: why }, 409);
}
