import type { Context } from 'hono';
import type { Env } from '../env';
import type { Review } from '../leads/outbound-lead';
import { logTask } from '../lib/log-error';
import { checkToken } from './check';
import { providerName } from './provider';

type C = Context<{ Bindings: Env }>;

/** The review mark of a new lead until its token is checked; `null` without a bot check. */
export function reviewBeforeCheck(env: Env): Extract<Review, 'unchecked'> | null {
  return providerName(env) === 'none' ? null : 'unchecked';
}

/**
 * Checks a lead's token, and marks the lead by the verdict. Without a token or a verdict the lead stays unchecked. Never
 * throws: the lead is delivered in any case.
 */
export async function checkLeadToken(c: C, reference: string, token: string | undefined): Promise<void> {
  if (!token) return;
  await logTask('The bot check of a lead', async () => {
    const { kind } = await checkToken(c, token, 'lead');
    if (kind !== 'passed' && kind !== 'refused') return;
    const review: Review | null = kind === 'passed' ? null : 'bot_check';
    await c.env.DB.prepare("update leads set review = ?1 where reference = ?2 and review = 'unchecked'")
      .bind(review, reference)
      .run();
  });
}
