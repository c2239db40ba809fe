import { addressIn, LANGUAGES } from '@tutoring/domain/languages';
import { Hono } from 'hono';
import { cache } from 'hono/cache';
import { etag } from 'hono/etag';
import { receiveBotCheck } from './bot-check/receive';
import { datesFeed } from './calendar/dates-feed';
import { planFeed } from './calendar/plan-feed';
import { changePlan, postPlan } from './calendar/receive-plan';
import { receiveQuestion, showNotice } from './chat/receive';
import type { Env } from './env';
import { geo } from './geo';
import { health } from './alerts/health';
import { receiveLead } from './submission/receive';
import { listPages, receivePage } from './marking/receive-page';
import { onlyMethods } from './only-methods';
import { WORKER_ROUTES } from './worker-routes';
import { contact } from './pages/contact';
import { owner } from './owner/routes';
import { failed } from './pages/failed';
import { find } from './pages/find';
import { fileOrNotFound, notFound } from './pages/not-found';
import { markMyPage } from './pages/mark-my-page';
import { gone, marked, markedImage, withdrawSample } from './pages/marked/marked';
import { reminder } from './pages/reminder';
import { search } from './pages/search';
import { thanks } from './pages/thanks';
import { withoutTrailingSlash } from './pages/trailing-slash';
import { receiveReport } from './reports/receive';
import { receiveViolations, violationsOn } from './reports/receive-violations';
import { withSecurityHeaders } from './security-headers';

const DATES_FEED = '/calendar/dates.ics';

/** Every route of the Worker. */
export const app = new Hono<{ Bindings: Env }>();

app.use(withSecurityHeaders);
app.use(withoutTrailingSlash);
// The API's answers, errors included, are for one visitor.
app.use(WORKER_ROUTES.api, async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
});
app.all('/api/bot-check', onlyMethods('POST'), receiveBotCheck);
app.on(['GET', 'HEAD'], '/api/chat', showNotice);
app.all('/api/chat', onlyMethods('GET', 'HEAD', 'POST'), receiveQuestion);
app.all('/api/geo', onlyMethods('GET', 'HEAD'), geo);
app.all('/api/health', onlyMethods('GET', 'HEAD'), health);
app.all('/api/leads', onlyMethods('POST'), receiveLead);
app.all('/api/leads/pages', onlyMethods('GET'), listPages);
app.all('/api/leads/pages/:position', onlyMethods('PUT'), receivePage);
app.all('/api/plan-calendar', onlyMethods('POST'), postPlan);
app.all('/api/plan-calendar/:id', onlyMethods('PUT', 'DELETE'), changePlan);
app.all('/api/violations', violationsOn, onlyMethods('POST'), receiveViolations);
app.all('/api/vitals', onlyMethods('POST'), receiveReport);
app.route('/', owner);
app.all(WORKER_ROUTES.api, (c) => c.json({ error: 'not_found' }, 404));
app.use(WORKER_ROUTES.calendar, etag());
app.use(DATES_FEED, cache({ cacheName: 'dates', cacheControl: 'public, max-age=3600', onCacheNotAvailable: false }));
app.all(DATES_FEED, onlyMethods('GET', 'HEAD'), datesFeed);
app.all('/calendar/plan/:file', onlyMethods('GET', 'HEAD'), planFeed);
app.all(WORKER_ROUTES.find, onlyMethods('GET', 'HEAD'), find);
app.all('/thanks/reminder.ics', onlyMethods('GET', 'HEAD'), reminder);
for (const language of LANGUAGES) {
  app.all(addressIn('/contact', language), onlyMethods('GET', 'HEAD'), (c) => contact(c, language));
  app.all(addressIn(WORKER_ROUTES.markMyPage, language), onlyMethods('GET', 'HEAD'), (c) => markMyPage(c, language));
  app.all(addressIn(WORKER_ROUTES.marked, language), onlyMethods('GET', 'HEAD'), (c) => gone(c, language));
  app.all(addressIn(WORKER_ROUTES.search, language), onlyMethods('GET', 'HEAD'), (c) => search(c, language));
  app.all(addressIn(WORKER_ROUTES.thanks, language), onlyMethods('GET', 'HEAD'), (c) => thanks(c, language));
}
app.all(`${WORKER_ROUTES.marked}/:token`, onlyMethods('GET', 'HEAD'), marked);
app.all(`${WORKER_ROUTES.marked}/:token/:file{[0-9]\\.jpg}`, onlyMethods('GET', 'HEAD'), markedImage);
app.all(`${WORKER_ROUTES.marked}/:token/withdraw`, onlyMethods('POST'), withdrawSample);
app.all('/404', onlyMethods('GET', 'HEAD'), notFound);
app.all('*', onlyMethods('GET', 'HEAD'), fileOrNotFound);

app.onError(failed);
