import type { Context } from 'hono';
import type { Env } from '../env';
import { parseJson, readBody } from '../request/body';
import { mediaTypeOf } from '../request/media-type';
import { RETRY_AFTER_S } from '../request/retry';
import { senderOf } from '../request/sender';

/** What a report must be before anything of it is read. */
interface Expected {
  /** Whether a request of a media type comes from our own pages. */
  isOurs: (type: string | undefined) => boolean;
  /** The media types that are read. */
  types: readonly string[];
  maxBytes: number;
}

/**
 * What a page, or its browser, reports of itself, or the refusal. Nothing of the visitor is kept: the sender's address only
 * limits how often one may report.
 */
export async function takeReport(
  c: Context<{ Bindings: Env }>,
  { isOurs, types, maxBytes }: Expected,
): Promise<Response | { type: string; body: unknown }> {
  const type = mediaTypeOf(c.req.raw);
  if (!isOurs(type)) return c.json({ error: 'forbidden_origin' }, 403);
  if (!type || !types.includes(type)) return c.json({ error: 'unsupported_media_type' }, 415);
  const { success } = await c.env.REPORT_LIMIT.limit({ key: senderOf(c.req.header('CF-Connecting-IP')).household });
  if (!success) return c.json({ error: 'too_many_requests' }, 429, { 'Retry-After': String(RETRY_AFTER_S) });
  const body = await readBody(c.req.raw, maxBytes);
  if (body === undefined) return c.json({ error: 'too_large' }, 413);
  return { type, body: parseJson(body) };
}
