import type { LeadStatus } from '@tutoring/domain/inbox-limits';
import type { Lead } from '@tutoring/domain/lead';
import type { PrivacyRegion } from '@tutoring/domain/consent';
import { leadDays } from '@tutoring/domain/retention';
import { sha256 } from '../lib/sha256';
import { utcDay } from '../lib/time-text';
import { bindStatements, MAY_BIND, pagesToBind, refusalOf, type MarkingRefusal } from '../marking/bind';
import { searchTextOf } from './search-text';
import { normalizeMailbox } from './mailbox';
import type { Review, SenderLocation } from './outbound-lead';
import { answerAddress, isMinorAt } from './recipient';
import { newReference } from './reference';

/** Even with a million leads, one in hundreds of thousands of new references collides. Two in a row do not happen. */
const REFERENCE_TRIES = 3;
const DAY_MS = 86_400_000;

/** A lead to store. */
export interface NewLead {
  lead: Lead;
  location: SenderLocation;
  /** Spam is stored, so that no real lead is lost, and delivered if the owner says that it is none. */
  status: Extract<LeadStatus, 'new' | 'spam'>;
  /** The same key means the same submission. */
  key: string;
  now: number;
  /** When a sweep may deliver the lead, in milliseconds since the epoch: when the lease of the request that stored it ends. */
  dueAt: number;
  /** The privacy region in which it was sent. */
  region: PrivacyRegion;
  review: Review | null;
  /** How many leads with pages to mark may wait. @default 0 */
  waitingMax?: number;
}

export type StoreResult =
  { kind: 'new' | 'known'; reference: string } | { kind: 'conflict' } | { kind: 'refused'; why: MarkingRefusal };

/**
 * Stores a lead, queues it in the outbox, and gives it the pages to mark that it names, in one batch: all or nothing. The same
 * key with the same content returns the first reference; with other content it is a conflict.
 */
export async function storeLead(
  db: D1Database,
  { lead, key, now, region, review, status, location, dueAt, waitingMax = 0 }: NewLead,
): Promise<StoreResult> {
  const contentHash = await hashOf(lead);
  const { role, name, email, programme, message, page, attribution, ...rest } = lead;
  const answerTo = answerAddress(lead, isMinorAt(region, lead));
  const mailbox = answerTo ? normalizeMailbox(answerTo) : null;
  const bind = await pagesToBind(lead, mailbox, waitingMax);
  for (let attempt = 0; attempt < REFERENCE_TRIES; attempt++) {
    const reference = newReference();
    const [inserted] = await db.batch([
      db
        .prepare(
          `insert into leads (reference, key, content_hash, role, name, email, programme, message, page, received_at, attribution, review, region, delete_at, details, context, status, folded, mailbox)
           select ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20 where ${MAY_BIND} on conflict do nothing`,
        )
        .bind(
          bind ? JSON.stringify(bind) : null,
          reference,
          key,
          contentHash,
          role,
          name,
          email,
          programme,
          message,
          page,
          now,
          attribution ? JSON.stringify(attribution) : null,
          review,
          region,
          now + leadDays(region) * DAY_MS,
          JSON.stringify(detailsOf(rest)),
          JSON.stringify(location),
          status,
          searchTextOf({ reference, ...lead }),
          mailbox,
        ),
      // Only if this call inserted the lead: a known key or a taken reference queues nothing. Spam is not queued.
      db
        .prepare(
          "insert into outbox (reference, due_at, stored_at) select reference, ?1, ?4 from leads where reference = ?2 and key = ?3 and status <> 'spam' on conflict do nothing",
        )
        .bind(dueAt, reference, key, now),
      ...(bind ? bindStatements(db, { lead, reference, key, bind, now }) : []),
    ]);
    if (inserted?.meta.changes) return { kind: 'new', reference };
    const known = await findStored(db, key, lead);
    // A retried statement finds its own first attempt: the connection was lost before the answer.
    if (known?.kind === 'known' && known.reference === reference) return { kind: 'new', reference };
    if (known) return known;
    const why = bind && (await refusalOf(db, bind));
    if (why) return { kind: 'refused', why };
    // The key is free, so the reference was taken. Try another.
  }
  throw new Error('No free reference found.');
}

/** The stored lead with this key, or a conflict if its content differs; `undefined` if the key is free. */
export async function findStored(db: D1Database, key: string, lead: Lead): Promise<StoreResult | undefined> {
  const known = await db
    .prepare('select reference, content_hash from leads where key = ?1')
    .bind(key)
    .first<{ reference: string; content_hash: string }>();
  if (!known) return undefined;
  return known.content_hash === (await hashOf(lead))
    ? { kind: 'known', reference: known.reference }
    : { kind: 'conflict' };
}

/** Deletes the lead of a smoke test. Nobody received it, so it needs no deletion notice. */
export async function deleteSynthetic(db: D1Database, reference: string): Promise<void> {
  await db.prepare('delete from leads where reference = ?1').bind(reference).run();
}

/** Prefix of keys made of the content. No client's key may contain a colon. */
const CONTENT_KEY = 'form:';

/** The key of a form sent without JavaScript: the same content on the same day (UTC) is the same lead. */
export async function keyOfContent(lead: Lead, now: number): Promise<string> {
  return CONTENT_KEY + (await sha256(`${utcDay(now)} ${JSON.stringify(lead)}`));
}

const hashOf = (lead: Lead) => sha256(JSON.stringify(lead));

/** The optional fields to store with a lead. Those about pages are in tables of their own. */
function detailsOf({
  asksFor: _asksFor,
  upload: _upload,
  pages,
  question,
  handedBack: _handedBack,
  maySample: _maySample,
  ...details
}: Partial<Lead>): Partial<Lead> {
  // Without pages there is no marking, and the question would be lost.
  return !pages && question ? { ...details, question } : details;
}
