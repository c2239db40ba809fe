import { geoAnswerSchema, type GeoAnswer } from '@tutoring/domain/geo';
import type { Context } from 'hono';

/** Cloudflare's codes for unknown places and for Tor. */
const NOWHERE = new Set(['XX', 'T1']);

/** `GET /api/geo`: the visitor's country and region. Stores nothing. */
export function geo(c: Context): Response {
  const cf = c.req.raw.cf as { country?: string; regionCode?: string } | undefined;
  return c.json(answer(cf?.country, cf?.regionCode), 200, { 'Cache-Control': 'no-store' });
}

/** The answer; anything unexpected becomes `null`. */
export function answer(country: string | undefined, region: string | undefined): GeoAnswer {
  const known = country && !NOWHERE.has(country) ? country : null;
  const result = geoAnswerSchema.safeParse({ country: known, region: known && region ? region : null });
  if (result.success) return result.data;
  const withoutRegion = geoAnswerSchema.safeParse({ country: known, region: null });
  return withoutRegion.success ? withoutRegion.data : { country: null, region: null };
}
