import { wallClock } from '@tutoring/domain/answer-time';
import { business } from '../business';
import type { Env } from '../env';
import { digestMail, type OpenLead } from '../mail/digest-mail';
import { mailerFor } from '../mail/mailer';
import { setMark } from './marks';
import type { LeadState } from './state';

/** The hour, by the clock of what was promised, at which the digest is sent. */
const DIGEST_HOUR = 8;
/** Minutes between two tries, if the mail does not go. */
const EVERY_MINUTES = 10;
/** Leads that are listed. */
const LISTED_MAX = 50;
const DAY_MS = 86_400_000;

/** Sends the owner what is open, once a day, unless nothing is. @param now The minute that it is, in milliseconds since the epoch. */
export async function sendDigest(env: Env, { dead, marks }: LeadState, now: number): Promise<void> {
  const clock = new Date(wallClock(now, business.answer.timeZone));
  const day = clock.toISOString().slice(0, 10);
  if (clock.getUTCHours() < DIGEST_HOUR || clock.getUTCMinutes() % EVERY_MINUTES !== 0 || marks.digest === day) return;
  const mailer = mailerFor(env);
  if (!mailer || mailer === 'misconfigured') return;
  const open = await openLeads(env.DB, now);
  if (open.count > 0 || open.spam > 0 || dead > 0) {
    await mailer.send(digestMail({ ...open, dead, day, now }, mailer.owner, business));
  }
  // After the mail: one that did not go is tried again.
  await setMark(env.DB, 'digest', day).run();
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
