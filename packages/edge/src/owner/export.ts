import { csvFormatOf, type CsvFormat } from '@tutoring/domain/csv';
import { inboxFilterSchema, type InboxFilter } from '@tutoring/domain/inbox';
import type { Context } from 'hono';
import { logFailure } from '../lib/log-error';
import { utcDay } from '../lib/time-text';
import { allOf, after, matches, inFolder } from './filter';
import { LEAD_TABLE_COLUMNS, leadTableHead, leadTableRows, type LeadTableRow } from './lead-table';
import type { OwnerEnv } from './only-owner';

/** Leads per query: with the longest messages, a few megabytes. */
const CHUNK = 500;

/** `GET /api/owner/export.csv`: all matching leads, newest first, as CSV in the format of the browser's language. */
export function exportLeads(c: Context<OwnerEnv>): Response {
  const filter = inboxFilterSchema.safeParse(c.req.query());
  if (!filter.success) return c.json({ error: 'invalid_query' }, 400);
  const day = utcDay(Date.now());
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="leads-${day}.csv"`,
    'Cache-Control': 'no-store',
  };
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  const [preferred = ''] = (c.req.header('Accept-Language') ?? '').split(/[,;]/);
  return c.body(tableOf(c, filter.data, csvFormatOf(preferred.trim())), 200, headers);
}

/** Streams the table, because all leads at once could exceed the Worker's memory. */
function tableOf(c: Context<OwnerEnv>, filter: InboxFilter, format: CsvFormat): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let last: { receivedAt: number; reference: string } | undefined;
  return new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode(leadTableHead(format))),
    async pull(stream) {
      try {
        const leads = await leadsBehind(c.env.DB, filter, last);
        if (leads.length > 0) stream.enqueue(encoder.encode(leadTableRows(leads, format)));
        const end = leads.at(-1);
        if (!end || leads.length < CHUNK) return stream.close();
        last = { receivedAt: end.received_at, reference: end.reference };
      } catch (error) {
        logFailure(c, error);
        // The download fails, so that half a table does not look complete.
        stream.error(error);
      }
    },
  });
}

async function leadsBehind(
  db: D1Database,
  filter: InboxFilter,
  last: Parameters<typeof after>[0],
): Promise<LeadTableRow[]> {
  const shown = allOf([matches(filter), inFolder(filter), after(last)]);
  const { results } = await db
    .prepare(
      `select ${LEAD_TABLE_COLUMNS} from leads left join outbox using (reference)
       where ${shown.sql} order by received_at desc, leads.reference desc limit ?`,
    )
    .bind(...shown.values, CHUNK)
    .all<LeadTableRow>();
  return results;
}
