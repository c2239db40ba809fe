import { LANGUAGES } from '@tutoring/domain/languages';
import { business } from '../business';
import { checkpoint } from '../checkpoint';
import type { Env } from '../env';
import { answerAddress, isMinorAt } from '../leads/recipient';
import { errorClass, logTask } from '../lib/log-error';
import { mailerFor, type Mail, type Mailer } from '../mail/mailer';
import { returnMailUse, withinQuota } from '../mail/quota';
import { returnMail } from '../mail/return-mail';
import { backoff } from '../outbox/backoff';
import { LEASE_MS } from '../outbox/lease';
import { isRateLimit, pauseAfter, pausedUntil, readPauses, type Pauses } from '../outbox/pauses';
import { linkPath } from './link';

/** Mails of one run: each needs up to six requests and queries (test/runtime/subrequests.test.ts counts them). */
const BATCH = 2;
/** Milliseconds until the next attempt if the day's mails are used up. */
const QUOTA_WAIT_MS = 60 * 60_000;

interface Row {
  reference: string;
  link_nonce: string;
  link_expires_at: number;
  mail_attempts: number;
  email: string;
  role: string;
  region: string | null;
  details: string;
}

/** A mail that may be sent, in SQL of `markings`; ?2 is the time. */
const IS_DUE = 'mail_due_at <= ?2 and returned_at is not null and link_revoked_at is null and link_expires_at > ?2';

/** Sends the mails that are due, each with the private link to a marked page. They are retried until the link ends. */
export async function sendReturns(env: Env): Promise<void> {
  const send = senderFor(env);
  if (!send) return;
  const now = Date.now();
  const pauses = await readPauses(env.DB, now);
  if (pausedUntil(pauses, 'mail') !== undefined) return;
  for (const row of await take(env.DB, `${IS_DUE} order by mail_due_at limit ${BATCH}`, now))
    await sendRow(env, send, row, pauses);
}

/** Sends one page's mail, right after the tutor's press. If it fails, the next run sends it. */
export async function sendReturn(env: Env, reference: string): Promise<void> {
  await logTask('The mail with a marked page', async () => {
    const send = senderFor(env);
    if (!send) return;
    const now = Date.now();
    const pauses = await readPauses(env.DB, now);
    if (pausedUntil(pauses, 'mail') !== undefined) return;
    // The return holds the lease: no run takes this mail before it ends.
    const [row] = await take(
      env.DB,
      'reference = ?3 and mail_attempts = 0 and mail_due_at is not null',
      now,
      reference,
    );
    if (row) await sendRow(env, send, row, pauses);
  });
}

/** How to send a page's mail. Returns whether the day's quota allowed it. */
type SendReturn = (mail: Mail, now: number, path: string) => Promise<boolean>;

/** Without a mailer, mails wait; on a developer's machine the log has the link instead. */
function senderFor(env: Env): SendReturn | undefined {
  const mailer = mailerFor(env);
  if (mailer === 'misconfigured') return undefined;
  if (mailer) return withMailer(env.DB, mailer);
  if (env.LEAD_DELIVERY !== 'console') return undefined;
  return (_mail, _now, path) => {
    console.log(`A marked page is returned: ${path}`);
    return Promise.resolve(true);
  };
}

const withMailer =
  (db: D1Database, { send, limit }: Mailer): SendReturn =>
  (mail, now) =>
    withinQuota(db, returnMailUse(limit), now, () => send(mail));

/** Takes due mails with a lease, so that two runs never send the same one. */
async function take(db: D1Database, where: string, now: number, ...values: string[]): Promise<Row[]> {
  const { results: taken } = await db
    .prepare(
      `update markings set mail_due_at = ?1 where reference in (select reference from markings where ?2 > 0 and ${where})
       returning reference`,
    )
    .bind(now + LEASE_MS, now, ...values)
    .all<{ reference: string }>();
  if (taken.length === 0) return [];
  const { results } = await db
    .prepare(
      `select reference, link_nonce, link_expires_at, mail_attempts, email, role, region, details
       from markings join leads using (reference) where reference in (select value from json_each(?1))`,
    )
    .bind(JSON.stringify(taken.map(({ reference }) => reference)))
    .all<Row>();
  return results;
}

async function sendRow(env: Env, send: SendReturn, row: Row, pauses: Pauses): Promise<void> {
  const now = Date.now();
  const { reference, link_nonce, link_expires_at, mail_attempts: attempts } = row;
  const details = JSON.parse(row.details) as { age?: string; guardianEmail?: string; language?: string };
  const to = answerAddress(
    { ...details, email: row.email },
    isMinorAt(row.region, { role: row.role, age: details.age }),
  );
  if (!to) return;
  const path = await linkPath(env, link_nonce, link_expires_at);
  const language = LANGUAGES.find((one) => one === details.language) ?? 'en';
  try {
    await checkpoint(env, 'return-mail');
    const url = business.siteUrl + path;
    const isSent = await send(
      returnMail({ reference, language, to, url, endsAt: link_expires_at }, business),
      now,
      path,
    );
    await checkpoint(env, 'return-mailed');
    if (isSent) await note(env.DB, reference, attempts + 1, { mailedAt: now });
    else await note(env.DB, reference, attempts, { dueAt: now + QUOTA_WAIT_MS });
    await checkpoint(env, 'return-noted');
  } catch (error) {
    await pauseAfter(env.DB, pauses, 'mail', error);
    const counted = isRateLimit(error) ? attempts : attempts + 1;
    const dueAt = pausedUntil(pauses, 'mail') ?? now + backoff(counted);
    await note(env.DB, reference, counted, { dueAt, error: errorClass(error) });
    console.warn(`Lead ${reference}: the mail with the marked page failed (${errorClass(error)}).`);
  }
}

/** Writes the result of an attempt. If the link was revoked or sent by hand meanwhile, no further mail is due. */
async function note(
  db: D1Database,
  reference: string,
  attempts: number,
  { mailedAt, dueAt, error }: { mailedAt?: number; dueAt?: number; error?: string },
): Promise<void> {
  await db
    .prepare(
      `update markings set mail_attempts = ?2, mailed_at = coalesce(mailed_at, ?3),
         mail_error = ?5, mail_due_at = case when mail_due_at is not null then ?4 end where reference = ?1`,
    )
    .bind(reference, attempts, mailedAt ?? null, dueAt ?? null, error ?? null)
    .run();
}
