import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from '@tutoring/domain/lead';
import { MARKING_PAGES_MAX, PAGE_MAX_BYTES, PAGE_MAX_PIXELS } from '@tutoring/domain/marking-limits';
import type { Context } from 'hono';
import type { Env } from '../env';
import { sha256 } from '../lib/sha256';
import { readBytes } from '../request/body';
import { isWithin } from '../request/limit';
import { JPEG_TYPE, mediaTypeOf } from '../request/media-type';
import { isSameOrigin } from '../request/origin';
import { RETRY_AFTER_S, secondsOfDayLeft } from '../request/retry';
import { senderOf } from '../request/sender';
import { cleanJpeg } from './clean-jpeg';
import { isPageWithinDay } from './daily-pages';
import { arrivedPages, storePage, uploadName } from './page-store';

type C = Context<{ Bindings: Env }>;

/** What the browser prepares. */
const LIMITS = { side: PAGE_MAX_PIXELS, area: PAGE_MAX_PIXELS ** 2 };

/** `GET /api/leads/pages`: the pages that have arrived under an upload key, so that a lost connection can go on. */
export async function listPages(c: C): Promise<Response> {
  const upload = await uploadOf(c);
  return upload instanceof Response ? upload : c.json(await arrivedPages(c.env.DB, upload));
}

/** `PUT /api/leads/pages/:position`: stores a page under an upload key before its lead is sent, and only then answers. */
export async function receivePage(c: C): Promise<Response> {
  const position = Number(c.req.param('position'));
  if (!/^\d$/.test(c.req.param('position') ?? '') || position >= MARKING_PAGES_MAX)
    return c.json({ error: 'not_found' }, 404);
  const upload = await uploadOf(c);
  if (upload instanceof Response) return upload;
  const { PAGES } = c.env;
  if (!PAGES) return c.json({ error: 'no_storage' }, 503);
  if (mediaTypeOf(c.req.raw) !== JPEG_TYPE) return c.json({ error: 'unsupported_media_type' }, 415);
  if (Number(c.req.header('Content-Length') ?? 0) > PAGE_MAX_BYTES) return c.json({ error: 'too_large' }, 413);
  const { bytes, isWhole } = await readBytes(c.req.raw, PAGE_MAX_BYTES);
  if (!isWhole) return c.json({ error: 'too_large' }, 413);
  const picture = cleanJpeg(bytes, LIMITS);
  if (typeof picture === 'string') return c.json({ error: picture }, 422);
  const hash = await sha256(bytes);
  const now = Date.now();
  const arrived = await arrivedPages(c.env.DB, upload);
  // A repeated page counts once.
  if (arrived.pages.some((page) => page.position === position && page.sha256 === hash)) return c.json(arrived);
  if (!(await isPageWithinDay(c.env.DB, sender(c), picture.bytes.length, now)))
    return c.json({ error: 'daily_limit' }, 429, { 'Retry-After': String(secondsOfDayLeft(now)) });
  const stored = await storePage({ ...c.env, PAGES }, { ...picture, upload, position, sha256: hash }, now);
  if (stored === 'bound') return c.json({ error: 'already_sent' }, 409);
  return c.json(await arrivedPages(c.env.DB, upload));
}

/** The upload that a request is for, or why it is rejected. */
async function uploadOf(c: C): Promise<string | Response> {
  if (!isSameOrigin(c.req.url, c.req.raw.headers, c.env.DEV_ORIGIN)) return c.json({ error: 'forbidden_origin' }, 403);
  const key = idempotencyKeySchema.safeParse(c.req.header(IDEMPOTENCY_HEADER));
  if (!key.success) return c.json({ error: 'idempotency_key_required' }, 400);
  const { household, network } = sender(c);
  const isUsual =
    (await isWithin(c.env, 'PAGE_LIMIT', household)) &&
    (!network || (await isWithin(c.env, 'PAGE_NETWORK_LIMIT', network)));
  if (!isUsual) return c.json({ error: 'too_many_requests' }, 429, { 'Retry-After': String(RETRY_AFTER_S) });
  return uploadName(key.data);
}

const sender = (c: C) => senderOf(c.req.header('CF-Connecting-IP'));
