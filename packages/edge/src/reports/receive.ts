import { PAGE_REPORT_MAX_BYTES, pageReportSchema } from '@tutoring/domain/page-report';
import type { Context } from 'hono';
import type { Env } from '../env';
import { isSameOrigin } from '../leads/same-origin';
import { parseJson, readBody } from '../leads/read-body';
import { senderOf } from '../leads/sender';
import { addError, addVital } from './store';

type C = Context<{ Bindings: Env }>;

/** All addresses that are no page of the site, together: invented ones share their places with nobody else. */
const NO_PAGE = '*';

/**
 * `POST /api/vitals`: adds what a page says of itself to the day's counts. Nothing of the visitor
 * is kept; the sender's address only limits how often one may report.
 */
export async function receiveReport(c: C): Promise<Response> {
  const request = c.req.raw;
  if (!isSameOrigin(request.url, request.headers, c.env.DEV_ORIGIN)) return c.json({ error: 'forbidden_origin' }, 403);
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return c.json({ error: 'unsupported_media_type' }, 415);
  const { success } = await c.env.REPORT_LIMIT.limit({ key: senderOf(c.req.header('CF-Connecting-IP')).household });
  if (!success) return c.json({ error: 'too_many_requests' }, 429, { 'Retry-After': '60' });
  const body = await readBody(request, PAGE_REPORT_MAX_BYTES);
  if (body === undefined) return c.json({ error: 'too_large' }, 413);
  const parsed = pageReportSchema.safeParse(parseJson(body));
  if (!parsed.success) return c.json({ error: 'invalid' }, 422);
  const report = { ...parsed.data, page: await pageOfSite(c, parsed.data.page) };
  if (report.kind === 'vital') {
    await addVital(c.env.REPORTS, report, Date.now());
  } else if (await addError(c.env.REPORTS, report, Date.now())) {
    // Few a day, whoever invents them: whoever watches the logs hears of a failing page once.
    console.error(`A page failed: ${report.page} ${JSON.stringify(report.message)} (${report.source})`);
  }
  return c.body(null, 204);
}

async function pageOfSite(c: C, path: string): Promise<string> {
  const file = await c.env.ASSETS.fetch(new Request(new URL(path, c.req.url), { method: 'HEAD', redirect: 'manual' }));
  const isPage = file.ok && file.headers.get('Content-Type')?.startsWith('text/html');
  return isPage ? path : NO_PAGE;
}
