import type { Context } from 'hono';
import type { Env } from '../env';
import type { Review } from '../leads/outbound-lead';
import { logTask } from '../lib/log-error';
import { checkToken } from './check';
import { providerName } from './provider';

type C = Context<{ Bindings: Env }>;

/** What a new lead is marked with until its token was checked; nothing where no bot check is switched on. */
export function reviewBeforeCheck(env: Env): Extract<Review, 'unchecked'> | null {
  return providerName(env) === 'none' ? null : 'unchecked';
}

/**
 * Checks the token that came with a lead, and marks the lead by what became of it. Of a lead without one, and of one that
 * nobody could check, it stays true that it is unchecked. Never throws: the lead goes on to its owner either way.
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
