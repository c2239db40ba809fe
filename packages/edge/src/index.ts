import { Hono } from 'hono';
import type { Env } from './env';
import { geo } from './geo';
import { health } from './health';
import { receiveLead } from './leads/receive';
import { logFailure, logTask } from './log-failure';
import { onlyMethods } from './only-methods';
import { sweep } from './outbox/sweep';
import { OWN_ADDRESSES } from './own-addresses';
import { owner } from './owner/routes';
import { find } from './pages/find';
import { fileOrNotFound, notFound } from './pages/not-found';
import { search } from './pages/search';
import { thanks } from './pages/thanks';
import { withoutTrailingSlash } from './pages/trailing-slash';
import { forgetOldLeads } from './leads/store';
import { receiveReport } from './reports/receive';
import { forgetOldReports } from './reports/store';
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
app.all('/api/geo', onlyMethods('GET', 'HEAD'), geo);
app.all('/api/health', onlyMethods('GET', 'HEAD'), health);
app.all('/api/leads', onlyMethods('POST'), receiveLead);
app.all('/api/vitals', onlyMethods('POST'), receiveReport);
app.route('/', owner);
app.all(OWN_ADDRESSES.api, (c) => c.json({ error: 'not_found' }, 404));
app.all(OWN_ADDRESSES.find, onlyMethods('GET', 'HEAD'), find);
app.all(OWN_ADDRESSES.search, onlyMethods('GET', 'HEAD'), search);
app.all(OWN_ADDRESSES.thanks, onlyMethods('GET', 'HEAD'), thanks);
app.all('/404', onlyMethods('GET', 'HEAD'), notFound);
app.all('*', onlyMethods('GET', 'HEAD'), fileOrNotFound);

app.onError((error, c) => {
  logFailure(c, error);
  return c.json({ error: 'internal' }, c.req.path === '/api/health' ? 503 : 500);
});

export default {
  fetch: app.fetch,
  async queue(_batch, env) {
    await sweep(env);
  },
  async scheduled({ scheduledTime }, env) {
    // None of them waits for the success of another.
    await Promise.all([
      logTask('The sweep', () => sweep(env)),
      ...(scheduledTime % HOUR_MS < MINUTE_MS
        ? [
            logTask('Forgetting leads', () => forgetOldLeads(env.DB, scheduledTime)),
            logTask('Forgetting reports', () => forgetOldReports(env.REPORTS, scheduledTime)),
          ]
        : []),
    ]);
  },
} satisfies ExportedHandler<Env>;
