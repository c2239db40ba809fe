import {
  cursorAfter,
  INBOX_PAGE,
  inboxQuerySchema,
  readCursor,
  type InboxLead,
  type InboxList,
  type LeadStatus,
} from '@tutoring/domain/inbox';
import type { Context } from 'hono';
import { stateOf, type DeliveryRow } from './delivery-state';
import { allOf, after, matches, GUARDIAN, inFolder } from './filter';
import type { OwnerEnv } from './only-owner';

interface ListRow extends DeliveryRow {
  reference: string;
  received_at: number;
  role: string;
  programme: string;
  name: string;
  subjects: string | null;
  status: LeadStatus;
  review: string | null;
  is_repeated: number;
}

/** The parent's address of each of two joined leads. */
const OWN_GUARDIAN = GUARDIAN.replace('details', 'leads.details');
const OTHER_GUARDIAN = GUARDIAN.replace('details', 'other.details');

/** `GET /api/owner/leads`: one page of leads, newest first, and the number of leads in each status. */
export async function listLeads(c: Context<OwnerEnv>): Promise<Response> {
  const query = inboxQuerySchema.safeParse(c.req.query());
  if (!query.success) return c.json({ error: 'invalid_query' }, 400);
  const { cursor, ...filter } = query.data;
  const fit = matches(filter);
  const shown = allOf([fit, inFolder(filter), after(cursor ? readCursor(cursor) : undefined)]);
  const [page, counts] = await c.env.DB.batch<ListRow & { n: number }>([
    c.env.DB.prepare(
      `select leads.reference, received_at, role, programme, name, json_extract(details, '$.subjects') as subjects, status, review,
         exists (select 1 from leads as other where other.reference <> leads.reference
           and (lower(other.email) in (lower(leads.email), lower(${OWN_GUARDIAN}))
             or lower(${OTHER_GUARDIAN}) in (lower(leads.email), lower(${OWN_GUARDIAN})))) as is_repeated,
         outbox.reference is not null and not stopped as is_sent, attempts, delivered_at, dead_letters.since as dead_since
       from leads left join outbox using (reference) left join dead_letters using (reference)
       where ${shown.sql} order by received_at desc, leads.reference desc limit ?`,
    ).bind(...shown.values, INBOX_PAGE + 1),
    c.env.DB.prepare(`select status, count(*) as n from leads where ${fit.sql} group by status`).bind(...fit.values),
  ]);
  const rows = page?.results ?? [];
  const list: InboxList = {
    leads: rows.slice(0, INBOX_PAGE).map(lead),
    counts: { new: 0, answered: 0, booked: 0, spam: 0 },
    next: null,
  };
  const last = rows[INBOX_PAGE - 1];
  if (last && rows.length > INBOX_PAGE) list.next = cursorAfter(last.received_at, last.reference);
  for (const { status, n } of counts?.results ?? []) list.counts[status] = n;
  return c.json(list);
}

function lead(row: ListRow): InboxLead {
  const { reference, role, programme, name, subjects, status, review } = row;
  return {
    reference,
    receivedAt: new Date(row.received_at).toISOString(),
    role,
    programme,
    name,
    ...(subjects && { subjects }),
    status,
    review,
    isRepeated: row.is_repeated === 1,
    delivery: stateOf(row),
  };
}
