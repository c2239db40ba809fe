import { geoAnswerSchema, type GeoAnswer } from '@tutoring/domain/geo';
import type { Context } from 'hono';

/** Codes the network gives to visitors it cannot or must not place: unknown, and Tor. */
const NOWHERE = new Set(['XX', 'T1']);

/** `GET /api/geo`: where the visitor is, as far as the network can tell. Nothing is stored. */
export function geo(c: Context): Response {
  const cf = c.req.raw.cf as { country?: string; regionCode?: string } | undefined;
  return c.json(answer(cf?.country, cf?.regionCode), 200, { 'Cache-Control': 'no-store' });
}

/** The answer for what the network says; anything unexpected is `null`. */
export function answer(country: string | undefined, region: string | undefined): GeoAnswer {
  const known = country && !NOWHERE.has(country) ? country : null;
  const result = geoAnswerSchema.safeParse({ country: known, region: known && region ? region : null });
  if (result.success) return result.data;
  const withoutRegion = geoAnswerSchema.safeParse({ country: known, region: null });
  return withoutRegion.success ? withoutRegion.data : { country: null, region: null };
}
