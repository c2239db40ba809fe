import { addressIn, LANGUAGES } from '@tutoring/domain/languages';
import { Hono } from 'hono';
import { watch } from './alerts/watch';
import { receiveBotCheck } from './bot-check/receive';
import { unansweredMinorDays } from './business';
import { receiveQuestion } from './chat/receive';
import { forgetDailyCounts } from './daily-counts';
import type { Env } from './env';
import openApi from './generated/openapi.json';
import { geo } from './geo';
import { health } from './health';
import { receiveLead } from './leads/receive';
import { logTask } from './log-failure';
import { onlyMethods } from './only-methods';
import { sendFlood } from './outbox/flood';
import { forgetTold, tellForgotten } from './outbox/forgotten';
import { sweep } from './outbox/sweep';
import { OWN_ADDRESSES } from './own-addresses';
import { contact } from './pages/contact';
import { owner } from './owner/routes';
import { failed } from './pages/failed';
import { find } from './pages/find';
import { fileOrNotFound, notFound } from './pages/not-found';
import { reminder } from './pages/reminder';
import { search } from './pages/search';
import { thanks } from './pages/thanks';
import { withoutTrailingSlash } from './pages/trailing-slash';
import { forgetSenderKey } from './leads/daily-bytes';
import { foldOldLeads } from './leads/folded';
import { forgetOldLeads } from './leads/store';
import { receiveReport } from './reports/receive';
import { receiveViolations, violationsOn } from './reports/receive-violations';
import { forgetOldReports } from './reports/store';
import { withRetries } from './retrying-database';
import { withSecurityHeaders } from './security-headers';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const app = new Hono<{ Bindings: Env }>();

app.use(withSecurityHeaders);
app.use(withoutTrailingSlash);
// No answer of ours is anybody else's, refusals included.
app.use(OWN_ADDRESSES.api, async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
});
app.all('/api/bot-check', onlyMethods('POST'), receiveBotCheck);
app.all('/api/chat', onlyMethods('POST'), receiveQuestion);
app.all('/api/geo', onlyMethods('GET', 'HEAD'), geo);
app.all('/api/health', onlyMethods('GET', 'HEAD'), health);
app.all('/api/leads', onlyMethods('POST'), receiveLead);
app.all('/api/openapi.json', onlyMethods('GET', 'HEAD'), (c) => c.json(openApi));
app.all('/api/violations', violationsOn, onlyMethods('POST'), receiveViolations);
app.all('/api/vitals', onlyMethods('POST'), receiveReport);
app.route('/', owner);
app.all(OWN_ADDRESSES.api, (c) => c.json({ error: 'not_found' }, 404));
app.all(OWN_ADDRESSES.find, onlyMethods('GET', 'HEAD'), find);
app.all('/thanks/reminder.ics', onlyMethods('GET', 'HEAD'), reminder);
for (const language of LANGUAGES) {
  app.all(addressIn('/contact', language), onlyMethods('GET', 'HEAD'), (c) => contact(c, language));
  app.all(addressIn(OWN_ADDRESSES.search, language), onlyMethods('GET', 'HEAD'), (c) => search(c, language));
  app.all(addressIn(OWN_ADDRESSES.thanks, language), onlyMethods('GET', 'HEAD'), (c) => thanks(c, language));
}
app.all('/404', onlyMethods('GET', 'HEAD'), notFound);
app.all('*', onlyMethods('GET', 'HEAD'), fileOrNotFound);

app.onError(failed);

/** The environment with databases that retry. */
const withRetryingDatabases = (env: Env): Env => ({
  ...env,
  DB: withRetries(env.DB),
  REPORTS: withRetries(env.REPORTS),
});

export default {
  fetch: (request, env, context) => app.fetch(request, withRetryingDatabases(env), context),
  async queue(_batch, bound) {
    await sweep(withRetryingDatabases(bound));
  },
  async scheduled({ scheduledTime }, bound) {
    const env = withRetryingDatabases(bound);
    // None of them needs the success of another. One after the other, because an invocation has six connections and, on the
    // free plan, 50 requests and queries (sweep.ts). The watch first: whatever ends the others, it tells of it.
    await logTask('The watch', () => watch(env, scheduledTime));
    await logTask('The sweep', () => sweep(env));
    await logTask('The digest of a flood', () => sendFlood(env));
    await logTask('Telling of deletions', () => tellForgotten(env));
    // Not in the hour's first minute, which has enough to do.
    if (scheduledTime % HOUR_MS >= MINUTE_MS) return logTask('Folding leads', () => foldOldLeads(env.DB));
    await logTask('Forgetting leads', () => forgetOldLeads(env.DB, scheduledTime, unansweredMinorDays));
    await logTask('Forgetting daily counts', () => forgetDailyCounts(env.DB, scheduledTime));
    await logTask('Forgetting the key of senders', () => forgetSenderKey(env.DB, scheduledTime));
    await logTask('Forgetting deletions', () => forgetTold(env.DB, scheduledTime));
    await logTask('Forgetting reports', () => forgetOldReports(env.REPORTS, scheduledTime));
  },
} satisfies ExportedHandler<Env>;
