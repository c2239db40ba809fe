import { PAGE_REPORT_MAX_BYTES, pageReportSchema } from '@tutoring/domain/page-report';
import type { Context } from 'hono';
import type { Env } from '../env';
import { isSameOrigin } from '../leads/same-origin';
import { readBody } from '../leads/read-body';
import { senderOf } from '../leads/sender';
import { addReport } from './store';

/**
 * `POST /api/vitals`: adds what a page says of itself to the day's counts. Nothing of the visitor
 * is kept; the sender's address only limits how often one may report.
 */
export async function receiveReport(c: Context<{ Bindings: Env }>): Promise<Response> {
  const request = c.req.raw;
  if (!isSameOrigin(request.url, request.headers, c.env.DEV_ORIGIN)) return c.json({ error: 'forbidden_origin' }, 403);
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return c.json({ error: 'unsupported_media_type' }, 415);
  const { success } = await c.env.REPORT_LIMIT.limit({ key: senderOf(c.req.header('CF-Connecting-IP')) });
  if (!success) return c.json({ error: 'too_many_requests' }, 429, { 'Retry-After': '60' });
  const body = await readBody(request, PAGE_REPORT_MAX_BYTES);
  if (body === undefined) return c.json({ error: 'too_large' }, 413);
  const report = pageReportSchema.safeParse(parseJson(body));
  if (!report.success) return c.json({ error: 'invalid' }, 422);
  if (await addReport(c.env.DB, report.data, Date.now())) {
    // The first of its kind today: whoever watches the logs hears of it once.
    if (report.data.kind === 'error') {
      console.error(`A page failed: ${report.data.page} ${report.data.message} (${report.data.source})`);
    }
  }
  return c.body(null, 204);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
