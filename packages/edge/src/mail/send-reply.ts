import { answerDue } from '@tutoring/domain/answer-time';
import { business, promiseFor } from '../business';
import { normalizeMailbox } from '../leads/mailbox';
import type { OutboundLead } from '../leads/outbound-lead';
import { answerAddress } from '../leads/recipient';
import { isPermanentFailure } from '../lib/http';
import { replyUse, withinQuota } from './quota';
import type { Mailer } from './mailer';
import { replyMail } from './reply';

const DAY_MS = 86_400_000;

/**
 * Sends the automatic reply, unless there must be none (`not_sent`). `refused`: the provider rejects the address, which is
 * probably wrong.
 */
export async function sendReply(
  db: D1Database,
  { send, limit }: Mailer,
  outbound: OutboundLead,
  now: number,
): Promise<'refused' | 'not_sent' | undefined> {
  const to = answerAddress(outbound.payload, outbound.isMinor);
  const { review, pagesToMark } = outbound.payload;
  const due = answerDue(outbound.receivedAt, promiseFor(business, Boolean(pagesToMark)));
  // After the promised time the reply would be untrue.
  if (!to || review || outbound.status === 'spam' || now > due) return 'not_sent';
  if (await isAnsweredToday(db, outbound, to)) return 'not_sent';
  try {
    const use = replyUse(limit, normalizeMailbox(to));
    const isSent = await withinQuota(db, use, now, () => send(replyMail(outbound, to, business)));
    return isSent ? undefined : 'not_sent';
  } catch (error) {
    if (isPermanentFailure(error)) return 'refused';
    throw error;
  }
}

/**
 * Whether an earlier lead of the same day (UTC) gets the reply to this mailbox. Otherwise somebody who types other people's
 * addresses could make us mail them many times. The query asks which lead came first, not which reply was sent, so that
 * concurrent deliveries agree.
 */
async function isAnsweredToday(db: D1Database, { payload, receivedAt }: OutboundLead, to: string): Promise<boolean> {
  const day = receivedAt - (receivedAt % DAY_MS);
  const earlier = await db
    .prepare(EARLIER_REPLY)
    .bind(normalizeMailbox(to), day, day + DAY_MS, payload.reference)
    .first();
  return earlier !== null;
}

/** An earlier lead whose reply goes to the same mailbox. The index limits the rows read to those of the mailbox and day. */
export const EARLIER_REPLY = `
  select 1 from leads
  where mailbox = ?1 and received_at >= ?2 and received_at < ?3
    and status in ('new', 'answered', 'booked') and review is null
    and rowid < (select rowid from leads where reference = ?4)
  limit 1`;
