import { kindOf } from '../log-failure';
import type { Env } from '../env';
import { inboxUrl, business } from '../business';
import { html, link, mailDocument, paragraph } from '../mail/html';
import { mailerFor, type Mail } from '../mail/mailer';
import { backoff } from './backoff';
import { LEASE_MS } from './lease';
import { isRateLimit, pauseAfter, pausedUntil, readPauses, type Pauses } from './pauses';
import { webhookFor } from './webhook';

/** Deletions that are told in one go: each takes two requests and a query. */
const BATCH = 2;
/** Days for which we remember that a deletion was told. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

type WayName = 'webhook' | 'mail';
type Ways = Partial<Record<WayName, (reference: string) => Promise<void>>>;

interface Row {
  reference: string;
  attempts: number;
  /** JSON: which ways have been told, and when. */
  done: string;
}

/** Tells those who received a lead that it was deleted for a person: until each of them has heard it. */
export async function tellForgotten(env: Env): Promise<void> {
  const ways = waysFor(env);
  // They wait, like leads: whoever received the lead must be named again first.
  if (!ways) return;
  const now = Date.now();
  const { results } = await env.DB.prepare(
    `update forgotten set due_at = ?1 where reference in (
       select reference from forgotten where told_at is null and due_at <= ?2 order by due_at limit ?3
     ) returning reference, attempts, done`,
  )
    .bind(now + LEASE_MS, now, BATCH)
    .all<Row>();
  if (results.length === 0) return;
  const pauses = await readPauses(env.DB, now);
  await Promise.all(results.map((row) => tell(env.DB, ways, row, pauses)));
}

/** Where leads went; nobody else has them if they were read at the console. */
function waysFor(env: Env): Ways | undefined {
  const webhook = webhookFor(env);
  const mailer = mailerFor(env);
  if (webhook === 'misconfigured' || mailer === 'misconfigured') return undefined;
  if (!webhook && !mailer && env.LEAD_DELIVERY !== 'console') return undefined;
  return {
    ...(webhook && { webhook: webhook.forgotten }),
    ...(mailer && { mail: (reference: string) => mailer.send(forgottenMail(reference, mailer.owner)) }),
  };
}

async function tell(db: D1Database, ways: Ways, row: Row, pauses: Pauses): Promise<void> {
  const done = JSON.parse(row.done) as Partial<Record<WayName, number>>;
  const failures: unknown[] = [];
  const isMissing = (name: WayName) => done[name] === undefined;
  const names = (Object.keys(ways) as WayName[]).filter(isMissing);
  await Promise.all(
    names
      .filter((name) => pausedUntil(pauses, name) === undefined)
      .map(async (name) => {
        try {
          await ways[name]?.(row.reference);
          done[name] = Date.now();
        } catch (error) {
          failures.push(error);
          console.warn(`Lead ${row.reference}: the ${name} could not be told that it is deleted (${kindOf(error)}).`);
          await pauseAfter(db, pauses, name, error);
        }
      }),
  );
  const now = Date.now();
  const left = names.filter(isMissing);
  const attempts = row.attempts + (failures.some((error) => !isRateLimit(error)) ? 1 : 0);
  const dueAt = Math.min(...left.map((name) => pausedUntil(pauses, name) ?? now + backoff(attempts)));
  await db
    .prepare('update forgotten set attempts = ?1, done = ?2, due_at = ?3, told_at = ?4 where reference = ?5')
    .bind(attempts, JSON.stringify(done), left.length > 0 ? dueAt : now, left.length > 0 ? null : now, row.reference)
    .run();
}

function forgottenMail(reference: string, to: readonly string[]): Mail {
  const subject = `Please delete ${reference}`;
  const sentence = `Lead ${reference} was deleted for the person who sent it. Please delete the mail about it, your answers, and every copy you have made.`;
  return {
    to,
    subject,
    key: `forgotten-${reference}`,
    text: `${sentence}\n\n${inboxUrl(business)}\n`,
    html: mailDocument({
      lang: 'en',
      dir: 'ltr',
      title: subject,
      body: `${paragraph(sentence)}\n<p>${link(inboxUrl(business), 'The inbox')} ${html('knows it no more.')}</p>`,
    }),
  };
}

/** Deletes what we remember of deletions that were told long ago. */
export async function forgetTold(db: D1Database, now: number): Promise<void> {
  await db
    .prepare('delete from forgotten where told_at < ?1')
    .bind(now - KEPT_DAYS * DAY_MS)
    .run();
}
