import { answerDue } from '@tutoring/domain/answer-time';
import { business } from '../business';
import { normalizeMailbox } from '../leads/mailbox';
import type { OutboundLead } from '../leads/outbound-lead';
import { answerAddress } from '../leads/recipient';
import { isRefusedForGood } from '../lib/http';
import { replyUse, withinBudget } from './quota';
import type { Mailer } from './mailer';
import { replyMail } from './reply';

const DAY_MS = 86_400_000;

/**
 * Sends the automatic reply, if there is to be one. `refused`: the provider wants no mail to that address, so it is
 * probably wrong.
 */
export async function sendReply(
  db: D1Database,
  { send, limit }: Mailer,
  outbound: OutboundLead,
  now: number,
): Promise<'refused' | 'not_sent' | undefined> {
  const to = answerAddress(outbound.payload, outbound.isMinor);
  const { review } = outbound.payload;
  // Once an answer was promised for an earlier moment, the reply would say what is not true any more.
  if (!to || review || outbound.status === 'spam' || now > answerDue(outbound.receivedAt, business.answer))
    return 'not_sent';
  if (await isAnsweredToday(db, outbound, to)) return 'not_sent';
  try {
    const use = replyUse(limit, normalizeMailbox(to));
    const isSent = await withinBudget(db, use, now, () => send(replyMail(outbound, to, business)));
    return isSent ? undefined : 'not_sent';
  } catch (error) {
    if (isRefusedForGood(error)) return 'refused';
    throw error;
  }
}

/**
 * Whether an earlier lead of the same day (UTC) has the reply to this mailbox: somebody who writes under other people's
 * addresses can have us send them one mail a day. The query asks which lead came first, and not which has its reply, so
 * that two deliveries at once agree.
 */
async function isAnsweredToday(db: D1Database, { payload, receivedAt }: OutboundLead, to: string): Promise<boolean> {
  const day = receivedAt - (receivedAt % DAY_MS);
  const earlier = await db
    .prepare(EARLIER_REPLY)
    .bind(normalizeMailbox(to), day, day + DAY_MS, payload.reference)
    .first();
  return earlier !== null;
}

/** An earlier lead whose reply goes to the same mailbox. Reads only leads of that mailbox and day, by their index. */
export const EARLIER_REPLY = `
  select 1 from leads
  where mailbox = ?1 and received_at >= ?2 and received_at < ?3
    and status in ('new', 'answered', 'booked') and review is null
    and rowid < (select rowid from leads where reference = ?4)
  limit 1`;
