import { siteVerifySchema, type BotAction } from '@tutoring/domain/bot-check';
import type { Context } from 'hono';
import type { Env } from '../env';
import { isTimeout } from '../lib/http';
import { verdictOf, unanswered, type Verdict } from './verdict';
import { providerFor } from './provider';

/** Milliseconds until a request to the provider times out. */
const PROVIDER_TIMEOUT_MS = 3000;

/** Asks the configured provider about a token. Never throws. The visitor's address is not sent. */
export async function checkToken(c: Context<{ Bindings: Env }>, token: string, action: BotAction): Promise<Verdict> {
  const { country } = (c.req.raw.cf ?? {}) as { country?: string };
  const provider = providerFor(c.env, country);
  if (!provider) return unanswered('off');
  const hostname = c.env.BOT_CHECK_HOSTNAME || new URL(c.req.url).hostname;
  try {
    const response = await fetch(provider.url, {
      method: 'POST',
      body: new URLSearchParams({ secret: provider.secret, response: token }),
      // A followed redirect would carry the secret to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return report(unanswered('broken', `http-${response.status}`));
    }
    const answer = siteVerifySchema.safeParse(await response.json());
    if (!answer.success) return report(unanswered('broken', 'unknown-answer'));
    return report(verdictOf(answer.data, { action, hostname, now: Date.now(), hasScore: provider.hasScore }));
  } catch (error) {
    return report(isTimeout(error) ? unanswered('silent') : unanswered('broken', 'no-answer'));
  }
}

/** Logs a provider's failure, which somebody must fix. A rejected token is no failure. */
function report(verdict: Verdict): Verdict {
  if (verdict.kind === 'broken' || verdict.kind === 'silent')
    console.error(`The bot check failed: ${[verdict.kind, ...verdict.errorCodes].join(', ')}`);
  return verdict;
}
