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
  /** The limit that a request counts for. */
  limit: 'REPORT_LIMIT' | 'VIOLATION_LIMIT';
}

/** A report that was read. */
interface Taken {
  type: string;
  body: unknown;
  /** Bytes of the body, as UTF-8. */
  bytes: number;
}

/**
 * What a page, or its browser, reports of itself, or the refusal. Nothing of the visitor is kept: the sender's address only
 * limits how often one may report.
 */
export async function takeReport(
  c: Context<{ Bindings: Env }>,
  { isOurs, types, maxBytes, limit }: Expected,
): Promise<Response | Taken> {
  const type = mediaTypeOf(c.req.raw);
  if (!isOurs(type)) return c.json({ error: 'forbidden_origin' }, 403);
  if (!type || !types.includes(type)) return c.json({ error: 'unsupported_media_type' }, 415);
  if (!(await mayReport(c, limit))) return tooMany(c);
  const body = await readBody(c.req.raw, maxBytes);
  if (body === undefined) return c.json({ error: 'too_large' }, 413);
  return { type, body: parseJson(body), bytes: new TextEncoder().encode(body).length };
}

/** Whether a sender is within a limit. @param units How often the request counts. */
export async function mayReport(c: Context<{ Bindings: Env }>, limit: Expected['limit'], units = 1): Promise<boolean> {
  const { household } = senderOf(c.req.header('CF-Connecting-IP'));
  const answers = await Promise.all(Array.from({ length: units }, () => c.env[limit].limit({ key: household })));
  return answers.every(({ success }) => success);
}

/** The answer to a sender beyond a limit. */
export function tooMany(c: Context<{ Bindings: Env }>): Response {
  return c.json({ error: 'too_many_requests' }, 429, { 'Retry-After': String(RETRY_AFTER_S) });
}
