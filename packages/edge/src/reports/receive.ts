import { isFreeOfDistress } from '@tutoring/domain/chat-direct';
import { dayAt } from '@tutoring/domain/figure-weeks';
import { PAGE_REPORT_MAX_BYTES, pageReportSchema } from '@tutoring/domain/page-report';
import type { Context } from 'hono';
import type { Env } from '../env';
import { JSON_TYPE } from '../request/media-type';
import { isSameOrigin } from '../request/origin';
import { business } from '../business';
import { pageOfSite } from './page-of-site';
import { addError, addFormStep, addMissed, addVital } from './store';
import { readReport } from './take-report';

/** `POST /api/vitals`: adds a page's measurement, error, step of a form or query that found nothing to the day's counts. */
export async function receiveReport(c: Context<{ Bindings: Env }>): Promise<Response> {
  const taken = await readReport(c, {
    isOurs: () => isSameOrigin(c.req.url, c.req.raw.headers, c.env.DEV_ORIGIN),
    types: [JSON_TYPE],
    maxBytes: PAGE_REPORT_MAX_BYTES,
    limit: 'REPORT_LIMIT',
  });
  if (taken instanceof Response) return taken;
  const parsed = pageReportSchema.safeParse(taken.body);
  if (!parsed.success) return c.json({ error: 'invalid' }, 422);
  if (parsed.data.kind === 'form') {
    // The figures show days by the clock of the business.
    await addFormStep(c.env.REPORTS, parsed.data, dayAt(Date.now(), business.answer.timeZone));
    return c.body(null, 204);
  }
  if (parsed.data.kind === 'missed') {
    // The page has checked it as well. Anybody may send a report, and an old page may know fewer phrases.
    if (await isFreeOfDistress(parsed.data.query, 'en')) {
      await addMissed(c.env.REPORTS, parsed.data, dayAt(Date.now(), business.answer.timeZone));
    }
    return c.body(null, 204);
  }
  const report = { ...parsed.data, page: await pageOfSite(c, parsed.data.page) };
  if (report.kind === 'vital') {
    await addVital(c.env.REPORTS, report, Date.now());
  } else if (await addError(c.env.REPORTS, report, Date.now())) {
    // The log names a failing page once, so senders of many reports cannot fill it.
    console.error(`A page failed: ${report.page} ${JSON.stringify(report.message)} (${report.source})`);
  }
  return c.body(null, 204);
}
