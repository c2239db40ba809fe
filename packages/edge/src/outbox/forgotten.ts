import { kindOf } from '../log-failure';
import type { Env } from '../env';
import { inboxUrl, business } from '../business';
import { html, link, mailDocument, paragraph } from '../mail/html';
import { mailerFor, type Mail, type Mailer } from '../mail/mailer';
import { backoff } from './backoff';
import { LEASE_MS } from './lease';
import { isRateLimit, pauseAfter, pausedUntil, readPauses, type Pauses } from './pauses';
import { webhookFor, type Webhook } from './webhook';

/** Deletions that one mail names: many leads reach the end of their time in the same hour. */
const MAIL_BATCH = 200;
/** Deletions that the webhook is told in one go: each is a request (sweep.ts). */
const WEBHOOK_BATCH = 5;
/** Days for which we remember that a deletion was told. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** A deletion that somebody still has to be told. */
interface Deletion {
  reference: string;
  attempts: number;
  /** Who was told, and when. */
  done: Partial<Record<Receiver, number>>;
  /** Whether somebody was told just now. */
  isChanged: boolean;
  /** Who could not be told just now. */
  failed: Map<Receiver, unknown>;
}

type Receiver = 'webhook' | 'mail';

interface Ways {
  webhook: Webhook | undefined;
  mailer: Mailer | undefined;
}

/**
 * Tells those who received a lead that it was deleted here, because its sender asked for it or its time is over: until each of
 * them has heard it.
 */
export async function tellForgotten(env: Env): Promise<void> {
  const ways = waysFor(env);
  // They wait, like leads: whoever received the lead must be named again first.
  if (!ways) return;
  const now = Date.now();
  const pauses = await readPauses(env.DB, now);
  const deletions = await takeDue(env.DB, ways, pauses, now);
  if (deletions.length === 0) return;
  await Promise.all([tellWebhook(env.DB, ways, deletions, pauses), tellOwner(env.DB, ways, deletions, pauses)]);
  await write(env.DB, ways, deletions, pauses);
}

/** Where leads went; nobody else has them if they were read at the console. */
function waysFor(env: Env): Ways | undefined {
  const webhook = webhookFor(env);
  const mailer = mailerFor(env);
  if (webhook === 'misconfigured' || mailer === 'misconfigured') return undefined;
  if (!webhook && !mailer && env.LEAD_DELIVERY !== 'console') return undefined;
  return { webhook, mailer };
}

/**
 * Takes deletions with a lease, as leads are taken: many for the mail, a few for the webhook, and none for a receiver that
 * asked us to wait. So a purge of thousands of leads writes each row a few times, not every minute.
 */
async function takeDue(db: D1Database, { webhook, mailer }: Ways, pauses: Pauses, now: number): Promise<Deletion[]> {
  const limit = (name: Receiver, isNamed: boolean, batch: number) => {
    // Of a receiver that is not named any more nobody waits: what the other one has is done.
    if (!isNamed) return WEBHOOK_BATCH;
    return pausedUntil(pauses, name) === undefined ? batch : 0;
  };
  const { results } = await db
    .prepare(
      `update forgotten set due_at = ?1 where reference in (
         select * from (select reference from forgotten where told_at is null and due_at <= ?2
           and json_extract(done, '$.mail') is null order by due_at, reference limit ?3)
         union
         select * from (select reference from forgotten where told_at is null and due_at <= ?2
           and json_extract(done, '$.webhook') is null order by due_at, reference limit ?4)
       ) returning reference, attempts, done`,
    )
    .bind(
      now + LEASE_MS,
      now,
      limit('mail', mailer !== undefined, MAIL_BATCH),
      limit('webhook', webhook !== undefined, WEBHOOK_BATCH),
    )
    .all<{ reference: string; attempts: number; done: string }>();
  return results.map(({ reference, attempts, done }) => ({
    reference,
    attempts,
    done: JSON.parse(done) as Deletion['done'],
    isChanged: false,
    failed: new Map(),
  }));
}

async function tellWebhook(db: D1Database, { webhook }: Ways, deletions: Deletion[], pauses: Pauses): Promise<void> {
  if (!webhook) return;
  const missing = deletions.filter(({ done }) => done.webhook === undefined).slice(0, WEBHOOK_BATCH);
  await Promise.all(
    missing.map((deletion) => tell(db, 'webhook', [deletion], pauses, () => webhook.forgotten(deletion.reference))),
  );
}

async function tellOwner(db: D1Database, { mailer }: Ways, deletions: Deletion[], pauses: Pauses): Promise<void> {
  const missing = deletions.filter(({ done }) => done.mail === undefined);
  if (!mailer || missing.length === 0) return;
  const references = missing.map(({ reference }) => reference).sort();
  await tell(db, 'mail', missing, pauses, () => mailer.send(forgottenMail(references, mailer.owner)));
}

/** Tells one receiver of deletions, and notes what became of it. */
async function tell(
  db: D1Database,
  name: Receiver,
  deletions: readonly Deletion[],
  pauses: Pauses,
  send: () => Promise<void>,
): Promise<void> {
  if (pausedUntil(pauses, name) !== undefined) return;
  try {
    await send();
    for (const deletion of deletions) {
      deletion.done[name] = Date.now();
      deletion.isChanged = true;
    }
  } catch (error) {
    const some = `${deletions[0]?.reference}${deletions.length > 1 ? ` and ${deletions.length - 1} more` : ''}`;
    console.warn(`Lead ${some}: the ${name} could not be told of the deletion (${kindOf(error)}).`);
    for (const { failed } of deletions) failed.set(name, error);
    await pauseAfter(db, pauses, name, error);
  }
}

/** Writes what became of those that were tried. The lease of the others ends before the next minute. */
async function write(db: D1Database, ways: Ways, deletions: readonly Deletion[], pauses: Pauses): Promise<void> {
  const now = Date.now();
  const receivers: Receiver[] = [
    ...(ways.webhook ? ['webhook' as const] : []),
    ...(ways.mailer ? ['mail' as const] : []),
  ];
  const rows = deletions.flatMap(({ reference, attempts, done, isChanged, failed }) => {
    const missing = receivers.filter((name) => done[name] === undefined);
    if (!isChanged && failed.size === 0 && missing.length > 0) return [];
    const tries = attempts + ([...failed.values()].some((error) => !isRateLimit(error)) ? 1 : 0);
    const dueOn = (name: Receiver) => pausedUntil(pauses, name) ?? (failed.has(name) ? now + backoff(tries) : now);
    return {
      reference,
      attempts: tries,
      done: JSON.stringify(done),
      dueAt: missing.length > 0 ? Math.min(...missing.map(dueOn)) : now,
      toldAt: missing.length > 0 ? null : now,
    };
  });
  if (rows.length === 0) return;
  await db
    .prepare(
      `update forgotten set attempts = given.value ->> 'attempts', done = given.value ->> 'done',
         due_at = given.value ->> 'dueAt', told_at = given.value ->> 'toldAt'
       from json_each(?1) as given where forgotten.reference = given.value ->> 'reference'`,
    )
    .bind(JSON.stringify(rows))
    .run();
}

/** The mail that asks the owner to delete what they have of these leads. */
function forgottenMail(references: readonly string[], to: readonly string[]): Mail {
  const [first] = references;
  const isOne = references.length === 1;
  const subject = isOne ? `Please delete ${first}` : `Please delete ${references.length} leads`;
  const sentence = isOne
    ? `Lead ${first} was deleted here, because its sender asked for it or its time is over. Please delete the mail about it, your answers, and every copy you have made.`
    : 'These leads were deleted here, because their senders asked for it or their time is over. Please delete the mails about them, your answers, and every copy you have made.';
  const list = isOne ? [] : references;
  return {
    to,
    subject,
    // The same leads are the same mail.
    key: isOne ? `forgotten-${first}` : `forgotten-${first}-${references.at(-1)}-${references.length}`,
    text: [sentence, ...(list.length > 0 ? [list.join('\n')] : []), `${inboxUrl(business)}\n`].join('\n\n'),
    html: mailDocument({
      lang: 'en',
      dir: 'ltr',
      title: subject,
      body: [
        paragraph(sentence),
        ...(list.length > 0 ? [`<ul>${list.map((one) => `<li>${html(one)}</li>`).join('\n')}</ul>`] : []),
        `<p>${link(inboxUrl(business), 'The inbox')} ${html('does not have them any more.')}</p>`,
      ].join('\n'),
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
