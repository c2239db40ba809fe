import { wallClock } from '@tutoring/domain/answer-time';
import { business } from '../business';
import type { Env } from '../env';
import { HAS_PAGES } from '../leads/summary';
import { digestMail, digestText, type Digest, type OpenLead } from '../mail/digest-mail';
import { mailerFor } from '../mail/mailer';
import { HttpError } from '../lib/http';
import { alertWebhook } from './alert';
import { setState } from '../lib/worker-state';
import type { LeadState } from './lead-state';

/** The hour at which the digest is sent, in the time zone of the business. */
const DIGEST_HOUR = 8;
/** Minutes between two attempts. */
const EVERY_MINUTES = 10;
/** Most leads that a digest lists. */
const LISTED_MAX = 50;
const DAY_MS = 86_400_000;
const CONFLICT = 409;

/**
 * Sends the owner the open leads once a day, if there are any.
 * @param now The current minute, in milliseconds since the epoch.
 */
export async function sendDigest(env: Env, { dead, returns, marks }: LeadState, now: number): Promise<void> {
  const clock = new Date(wallClock(now, business.answer.timeZone));
  const day = clock.toISOString().slice(0, 10);
  if (clock.getUTCHours() < DIGEST_HOUR || clock.getUTCMinutes() % EVERY_MINUTES !== 0 || marks.digest === day) return;
  const send = digestChannel(env);
  if (!send) return;
  const open = await openLeads(env.DB, now);
  if (open.count > 0 || open.spam > 0 || dead > 0 || returns.length > 0)
    await send({ ...open, dead, unmailed: returns.length, day, now });
  // After sending, so that a failed digest is retried.
  await setState(env.DB, 'digest', day).run();
}

/** Mail, otherwise the webhook for alerts. */
function digestChannel(env: Env): ((digest: Digest) => Promise<void>) | undefined {
  const mailer = mailerFor(env);
  if (mailer && mailer !== 'misconfigured')
    return (digest) => mailer.send(digestMail(digest, mailer.owner, business)).catch(ignoreConflict);
  const webhook = alertWebhook(env);
  return webhook && ((digest) => webhook(digestText(digest, business)));
}

/**
 * If the answer to a digest was lost, the retry has the same key but newer content. Resend rejects that as a conflict: it has
 * the first digest.
 */
function ignoreConflict(error: unknown): void {
  if (!(error instanceof HttpError && error.status === CONFLICT)) throw error;
}

async function openLeads(db: D1Database, now: number) {
  const [listed, counted] = await db.batch([
    // The oldest come first, because they are overdue first.
    db
      .prepare(
        `select reference, role, programme, received_at as receivedAt, ${HAS_PAGES} as hasPages
         from leads where status = 'new' order by received_at limit ?1`,
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
