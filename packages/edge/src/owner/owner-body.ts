import type { Context } from 'hono';
// With their extensions: Node runs this file for the local desk (scripts/desk).
import { parseJson, readBody } from '../request/body.ts';
import { JSON_TYPE, mediaTypeOf } from '../request/media-type.ts';
import { isSameOrigin } from '../request/origin.ts';

/** The JSON of a request from our own page, or the error answer. */
export async function jsonOf(c: Context, maxBytes: number): Promise<{ json: unknown } | Response> {
  const { DEV_ORIGIN } = (c.env ?? {}) as { DEV_ORIGIN?: string };
  // The owner's cookie would be sent from any page, so the browser must say that the request comes from ours.
  const isOurs = c.req.header('Origin') !== undefined && isSameOrigin(c.req.url, c.req.raw.headers, DEV_ORIGIN);
  if (!isOurs) return c.json({ error: 'forbidden_origin' }, 403);
  if (mediaTypeOf(c.req.raw) !== JSON_TYPE) return c.json({ error: 'unsupported_media_type' }, 415);
  const text = await readBody(c.req.raw, maxBytes);
  if (text === undefined) return c.json({ error: 'too_large' }, 413);
  const json = parseJson(text);
  return json === undefined ? c.json({ error: 'malformed_json' }, 400) : { json };
}
