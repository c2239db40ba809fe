import type { Lead } from '@tutoring/domain/lead';
import { regionOf, type PrivacyRegion } from '@tutoring/domain/consent';
import type { Context } from 'hono';
import type { Env } from '../env';
import { deliverNew } from '../outbox/sweep';
import { senderOf } from './sender';
import { storeLead, type Stored } from './store';

/** Seconds after which a refused sender may try again: the period of the limits in wrangler.jsonc. */
export const RETRY_AFTER_S = 60;

/**
 * Stores a valid lead, unless its sender sends too much. Beyond what is usual in all it is stored as
 * well, marked: refused, it would be lost, and whoever floods the form would decide whose.
 */
export async function takeLead(
  c: Context<{ Bindings: Env }>,
  lead: Lead,
  key: string,
  now: number,
): Promise<Stored | { kind: 'busy' }> {
  // The sender first: whoever is refused there takes nothing from everybody's share.
  const { household, network } = senderOf(c.req.header('CF-Connecting-IP'));
  if (!(await c.env.SENDER_LIMIT.limit({ key: household })).success) return { kind: 'busy' };
  if (network && !(await c.env.NETWORK_LIMIT.limit({ key: network })).success) return { kind: 'busy' };
  const total = await c.env.TOTAL_LIMIT.limit({ key: 'all' });
  const stored = await storeLead(c.env.DB, {
    lead,
    key,
    now,
    region: regionAt(c.req.raw.cf),
    review: total.success ? null : 'over_limit',
  });
  if (stored.kind === 'new') c.executionCtx.waitUntil(deliverNew(c.env, stored.reference));
  return stored;
}

/** The profile of privacy that holds where a request comes from. */
function regionAt(cf: unknown): PrivacyRegion {
  const { country, regionCode } = (cf ?? {}) as { country?: string; regionCode?: string };
  return regionOf(country, regionCode);
}
