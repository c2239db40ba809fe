import type { Context } from 'hono';
import type { Env } from '../env';
import { parseJson, readBody } from '../request/body';
import { mediaTypeOf } from '../request/media-type';
import { RETRY_AFTER_S } from '../request/retry';
import { senderOf } from '../request/sender';

/** What a report must fulfil before it is read. */
interface ReportRules {
  /** Whether a request comes from our own pages. */
  isOurs: (type: string | undefined) => boolean;
  /** Accepted media types. */
  types: readonly string[];
  maxBytes: number;
  /** The rate limit that the request counts for. */
  limit: 'REPORT_LIMIT' | 'VIOLATION_LIMIT';
}

/** A report. */
interface ReceivedReport {
  type: string;
  body: unknown;
  /** Size of the body in UTF-8. */
  bytes: number;
}

/**
 * Reads a report of a page or its browser, or returns the error answer. Nothing about the visitor is kept: the address only
 * limits how often one may report.
 */
export async function readReport(
  c: Context<{ Bindings: Env }>,
  { isOurs, types, maxBytes, limit }: ReportRules,
): Promise<Response | ReceivedReport> {
  const type = mediaTypeOf(c.req.raw);
  if (!isOurs(type)) return c.json({ error: 'forbidden_origin' }, 403);
  if (!type || !types.includes(type)) return c.json({ error: 'unsupported_media_type' }, 415);
  if (!(await isWithinReportLimit(c, limit))) return tooManyRequests(c);
  const body = await readBody(c.req.raw, maxBytes);
  if (body === undefined) return c.json({ error: 'too_large' }, 413);
  return { type, body: parseJson(body), bytes: new TextEncoder().encode(body).length };
}

/**
 * Whether a sender is within a rate limit.
 * @param units How often the request counts.
 */
export async function isWithinReportLimit(
  c: Context<{ Bindings: Env }>,
  limit: ReportRules['limit'],
  units = 1,
): Promise<boolean> {
  const { household } = senderOf(c.req.header('CF-Connecting-IP'));
  const answers = await Promise.all(Array.from({ length: units }, () => c.env[limit].limit({ key: household })));
  return answers.every(({ success }) => success);
}

/** The answer over the limit. */
export function tooManyRequests(c: Context<{ Bindings: Env }>): Response {
  return c.json({ error: 'too_many_requests' }, 429, { 'Retry-After': String(RETRY_AFTER_S) });
}
