import type { LeadDelivery, LeadDetail, LeadRecord, LeadStatus } from '@tutoring/domain/inbox';
import { referencePattern } from '@tutoring/domain/lead-limits';
import type { Context } from 'hono';
import { unansweredMinorDays } from '../business';
import { deleteAt } from '../leads/expiry';
import { answerAddress, isMinorAt } from '../leads/recipient';
import type { ChannelResults } from '../outbox/channel';
import { stateOf, type DeliveryRow } from './delivery-state';
import { GUARDIAN } from './filter';
import type { OwnerEnv } from './only-owner';

/** Most leads of the same people that are listed. */
const DUPLICATES_MAX = 20;

type LeadRow = Omit<
  LeadRecord,
  'receivedAt' | 'details' | 'context' | 'attribution' | 'deleteAt' | 'statusBy' | 'statusAt'
> & {
  received_at: number;
  details: string;
  context: string;
  attribution: string | null;
  delete_at: number | null;
  status_by: string | null;
  status_at: number | null;
  pages: number;
};

type OutboxRow = DeliveryRow & { due_at: number; done: string; last_error: string | null };

interface Other {
  reference: string;
  received_at: number;
  status: LeadStatus;
}

/** `GET /api/owner/leads/:reference`: everything about a lead. */
export async function showLead(c: Context<OwnerEnv>): Promise<Response> {
  const detail = await readLead(c.env.DB, c.req.param('reference') ?? '');
  return detail ? c.json(detail) : c.json({ error: 'not_found' }, 404);
}

/** Reads a lead with its log, its delivery and other leads of the same people; `undefined` if there is none. */
export async function readLead(db: D1Database, reference: string): Promise<LeadDetail | undefined> {
  if (!referencePattern.test(reference)) return undefined;
  const of = (sql: string) => db.prepare(sql).bind(reference);
  const [leads, log, outbox, others] = await db.batch([
    of(
      `select reference, received_at, role, name, email, programme, message, page, details, context, attribution, region,
         ${deleteAt(unansweredMinorDays)} as delete_at, review, status, status_by, status_at, version,
         (select count(*) from marking_pages where marking_pages.reference = leads.reference) as pages
       from leads where reference = ?1`,
    ),
    of('select kind, text, by, at from lead_log where reference = ?1 order by at, id'),
    of(
      `select not stopped as is_sent, attempts, delivered_at, due_at, done, last_error, since as dead_since
       from outbox left join dead_letters using (reference) where outbox.reference = ?1`,
    ),
    of(
      `with people as (
         select lower(email) as address from leads where reference = ?1
         union select lower(${GUARDIAN}) from leads where reference = ?1 and ${GUARDIAN} is not null
       )
       select reference, received_at, status from leads
       where reference <> ?1 and (lower(email) in (select address from people) or lower(${GUARDIAN}) in (select address from people))
       order by received_at desc limit ${DUPLICATES_MAX}`,
    ),
  ]);
  const [row] = (leads?.results ?? []) as LeadRow[];
  if (!row) return undefined;
  return {
    lead: leadOf(row),
    log: ((log?.results ?? []) as { kind: string; text: string; by: string; at: number }[]).map((entry) => ({
      ...entry,
      at: iso(entry.at),
    })),
    delivery: deliveryOf((outbox?.results as OutboxRow[] | undefined)?.[0]),
    duplicates: ((others?.results ?? []) as Other[]).map(({ received_at, ...other }) => ({
      ...other,
      receivedAt: iso(received_at),
    })),
  };
}

function leadOf({
  received_at,
  delete_at,
  status_by,
  status_at,
  details,
  context,
  attribution,
  pages,
  ...row
}: LeadRow): LeadRecord {
  const known = JSON.parse(details) as LeadRecord['details'];
  const isMinor = isMinorAt(row.region, { role: row.role, age: known.age });
  return {
    ...row,
    ...(pages > 0 && { pagesToMark: pages }),
    receivedAt: iso(received_at),
    deleteAt: isoOrNull(delete_at),
    statusBy: status_by,
    statusAt: isoOrNull(status_at),
    details: known,
    answerTo: answerAddress({ ...known, email: row.email }, isMinor) ?? null,
    context: JSON.parse(context) as LeadRecord['context'],
    attribution: attribution === null ? null : (JSON.parse(attribution) as LeadRecord['attribution']),
  };
}

function deliveryOf(row: OutboxRow | undefined): LeadDelivery {
  if (!row) {
    const nothing = { deliveredAt: null, dueAt: null, noReply: null, lastError: null, deadSince: null };
    return { state: 'none', attempts: 0, done: {}, ...nothing };
  }
  const done = JSON.parse(row.done) as ChannelResults;
  const { reply } = done;
  return {
    state: stateOf(row),
    attempts: row.attempts ?? 0,
    deliveredAt: isoOrNull(row.delivered_at),
    dueAt: row.is_sent && row.delivered_at === null ? iso(row.due_at) : null,
    done: Object.fromEntries(
      Object.entries(done).flatMap(([way, at]) => (typeof at === 'number' ? [[way, iso(at)]] : [])),
    ),
    noReply: typeof reply === 'string' ? reply : null,
    lastError: row.last_error,
    deadSince: isoOrNull(row.dead_since),
  };
}

const iso = (time: number) => new Date(time).toISOString();
const isoOrNull = (time: number | null) => (time === null ? null : iso(time));
