import { wallClock } from '@tutoring/domain/answer-time';
import { business } from '../business';
import type { Env } from '../env';
import { digestMail, digestText, type Digest, type OpenLead } from '../mail/digest-mail';
import { mailerFor } from '../mail/mailer';
import { Refused } from '../lib/http';
import { alertWebhook } from './alert';
import { setMark } from '../lib/worker-state';
import type { LeadState } from './lead-state';

/** The hour, by the clock of what was promised, at which the digest is sent. */
const DIGEST_HOUR = 8;
/** Minutes between two tries, if the mail does not go. */
const EVERY_MINUTES = 10;
/** Leads that are listed. */
const LISTED_MAX = 50;
const DAY_MS = 86_400_000;
const CONFLICT = 409;

/** Sends the owner what is open, once a day, unless nothing is. @param now The minute that it is, in milliseconds since the epoch. */
export async function sendDigest(env: Env, { dead, marks }: LeadState, now: number): Promise<void> {
  const clock = new Date(wallClock(now, business.answer.timeZone));
  const day = clock.toISOString().slice(0, 10);
  if (clock.getUTCHours() < DIGEST_HOUR || clock.getUTCMinutes() % EVERY_MINUTES !== 0 || marks.digest === day) return;
  const send = digestWay(env);
  if (!send) return;
  const open = await openLeads(env.DB, now);
  if (open.count > 0 || open.spam > 0 || dead > 0) await send({ ...open, dead, day, now });
  // After the mail: one that did not go is tried again.
  await setMark(env.DB, 'digest', day).run();
}

/** By mail; where there is none, by the webhook for alerts. */
function digestWay(env: Env): ((digest: Digest) => Promise<void>) | undefined {
  const mailer = mailerFor(env);
  if (mailer && mailer !== 'misconfigured')
    return (digest) => mailer.send(digestMail(digest, mailer.owner, business)).catch(unlessTaken);
  const webhook = alertWebhook(env);
  return webhook && ((digest) => webhook(digestText(digest, business)));
}

/**
 * A digest whose answer was lost is sent again under the day's key, and says something else by then. Resend refuses that
 * as a conflict: it has the first one.
 */
function unlessTaken(error: unknown): void {
  if (!(error instanceof Refused && error.status === CONFLICT)) throw error;
}

async function openLeads(db: D1Database, now: number) {
  const [listed, counted] = await db.batch([
    // The oldest are overdue first: an answer is promised for the same time after each.
    db
      .prepare(
        "select reference, role, programme, received_at as receivedAt from leads where status = 'new' order by received_at limit ?1",
      )
      .bind(LISTED_MAX),
    db
      .prepare(
        `select (select count(*) from leads where status = 'new') as count,
           (select count(*) from leads where status = 'spam' and received_at > ?1) as spam`,
      )
      .bind(now - DAY_MS),
  ]);
  const [counts] = (counted?.results ?? []) as { count: number; spam: number }[];
  return { leads: (listed?.results ?? []) as OpenLead[], count: counts?.count ?? 0, spam: counts?.spam ?? 0 };
}
