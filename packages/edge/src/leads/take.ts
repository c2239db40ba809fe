import type { Lead } from '@tutoring/domain/lead';
import type { Context } from 'hono';
import type { Env } from '../env';
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
  const sender = await c.env.SENDER_LIMIT.limit({ key: senderOf(c.req.header('CF-Connecting-IP')) });
  if (!sender.success) return { kind: 'busy' };
  const total = await c.env.TOTAL_LIMIT.limit({ key: 'all' });
  const stored = await storeLead(c.env.DB, { lead, key, now, review: total.success ? null : 'over_limit' });
  if (stored.kind !== 'conflict') wake(c);
  return stored;
}

/** Only makes delivery prompt: the outbox is the truth, and the next sweep finds what a lost message does not announce. */
function wake(c: Context<{ Bindings: Env }>): void {
  c.executionCtx.waitUntil(
    c.env.WAKE.send({}).catch((error: unknown) => {
      console.warn(`The wake-up was not queued (${(error as Error).name}); the next sweep delivers.`);
    }),
  );
}
