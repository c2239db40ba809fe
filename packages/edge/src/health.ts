import type { Context } from 'hono';
import { healthState, LONGEST_WAIT_MINUTES } from './alerts/state';
import type { Env } from './env';
import { VERSION_HEADER } from './header-names';

const MINUTE_MS = 60_000;

/**
 * `GET /api/health`: 503 when the database does not answer (`onError`), a lead does not reach its owner, or some were tried
 * too often.
 */
export async function health(c: Context<{ Bindings: Env }>): Promise<Response> {
  const { oldest, dead: deadLetters } = await healthState(c.env.DB);
  const oldestMinutes = oldest === null ? 0 : Math.floor((Date.now() - oldest) / MINUTE_MS);
  const headers = { 'Cache-Control': 'no-store', [VERSION_HEADER]: c.env.VERSION?.id ?? '' };
  if (deadLetters > 0 || oldestMinutes >= LONGEST_WAIT_MINUTES)
    return c.json({ status: 'undelivered', oldestMinutes, deadLetters }, 503, headers);
  return c.json({ status: 'ok' }, 200, headers);
}
