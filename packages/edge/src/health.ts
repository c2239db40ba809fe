import type { Context } from 'hono';
import type { Env } from './env';

const MINUTE_MS = 60_000;
/** Minutes a lead may wait for its owner. Longer, and somebody should look: the webhook is down, or not set. */
const LONGEST_WAIT_MINUTES = 15;

/** `GET /api/health`: 503 when the database does not answer (`onError`), or a lead does not reach its owner. */
export async function health(c: Context<{ Bindings: Env }>): Promise<Response> {
  const row = await c.env.DB.prepare(
    'select stored_at from outbox where delivered_at is null order by stored_at limit 1',
  ).first<{ stored_at: number }>();
  const oldestMinutes = row ? Math.floor((Date.now() - row.stored_at) / MINUTE_MS) : 0;
  const headers = { 'Cache-Control': 'no-store' };
  if (oldestMinutes >= LONGEST_WAIT_MINUTES) return c.json({ status: 'undelivered', oldestMinutes }, 503, headers);
  return c.json({ status: 'ok' }, 200, headers);
}
