import { FINDER_PATH } from '@tutoring/domain/service-finder';
import { Hono } from 'hono';
import type { Env } from './env';
import { geo } from './geo';
import { receiveLead } from './leads/receive';
import { onlyMethods } from './only-methods';
import { sweep } from './outbox/sweep';
import { find } from './pages/find';
import { thanks } from './pages/thanks';
import { withoutTrailingSlash } from './pages/trailing-slash';
import { forgetOldLeads } from './leads/store';
import { receiveReport } from './reports/receive';
import { forgetOldReports } from './reports/store';
import { withSecurityHeaders } from './security-headers';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const app = new Hono<{ Bindings: Env }>();

app.use(withSecurityHeaders);
app.use(withoutTrailingSlash);
// No answer of ours is anybody else's, refusals included.
app.use('/api/*', async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
});
app.all('/api/geo', onlyMethods('GET', 'HEAD'), geo);
app.all('/api/health', onlyMethods('GET', 'HEAD'), async (c) => {
  await c.env.DB.prepare('select 1 from leads limit 1').all();
  return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
});
app.all('/api/leads', onlyMethods('POST'), receiveLead);
app.all('/api/vitals', onlyMethods('POST'), receiveReport);
app.all('/api/*', (c) => c.json({ error: 'not_found' }, 404));
app.all(FINDER_PATH, onlyMethods('GET', 'HEAD'), find);
app.all('/thanks', onlyMethods('GET', 'HEAD'), thanks);
app.all('/404', onlyMethods('GET', 'HEAD'), async (c) => {
  const page = await c.env.ASSETS.fetch(c.req.raw);
  return new Response(page.body, { status: 404, headers: page.headers });
});
app.all('*', (c) => c.env.ASSETS.fetch(c.req.raw));

app.onError((error, c) => {
  // The message of a database error may quote what was being stored: only its kind is logged.
  console.error(`${c.req.method} ${new URL(c.req.url).pathname} failed: ${error.name}`);
  return c.json({ error: 'internal' }, c.req.path === '/api/health' ? 503 : 500);
});

export default {
  fetch: app.fetch,
  async queue(_batch, env) {
    await sweep(env);
  },
  async scheduled({ scheduledTime }, env) {
    await sweep(env);
    // Once a day is enough.
    if (scheduledTime % DAY_MS >= MINUTE_MS) return;
    await forgetOldReports(env.DB, scheduledTime);
    await forgetOldLeads(env.DB, scheduledTime);
  },
} satisfies ExportedHandler<Env>;
