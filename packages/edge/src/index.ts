import { app } from './app';
import { watch } from './alerts/watch';
import { unansweredMinorDays } from './business';
import { purgeDailyCounts } from './lib/daily-quota';
import type { Env } from './env';
import { logTask } from './lib/log-error';
import { sendFloodDigest } from './outbox/flood-digest';
import { purgeDeletionNotices, sendDeletionNotices } from './outbox/deletion-notices';
import { sweep } from './outbox/sweep';
import { sendReturns } from './marking/send-returns';
import { purgePages } from './marking/purge';
import { deleteSenderKey } from './submission/pseudonym';
import { addSearchTexts } from './leads/search-text';
import { purgeLeads } from './outbox/purge';
import { purgeReports } from './reports/store';
import { withRetries } from './lib/retrying-database';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

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
    // Each task runs even if another fails. They run one after the other, because an invocation may open six connections and,
    // on the free plan, make 50 requests and queries (sweep.ts). The watch comes first, so that it reports what stops the
    // others.
    await logTask('The watch', () => watch(env, scheduledTime));
    await logTask('The sweep', () => sweep(env));
    await logTask('The flood digest', () => sendFloodDigest(env));
    await logTask('The deletion notices', () => sendDeletionNotices(env));
    await logTask('The mails with marked pages', () => sendReturns(env));
    await logTask('The purge of pages', () => purgePages(env, scheduledTime));
    // Once an hour, and not in the minute with the purges.
    if (scheduledTime % HOUR_MS >= MINUTE_MS) return logTask('Adding search texts', () => addSearchTexts(env.DB));
    await logTask('The purge of leads', () => purgeLeads(env.DB, scheduledTime, unansweredMinorDays));
    await logTask('The purge of daily counts', () => purgeDailyCounts(env.DB, scheduledTime));
    await logTask('The deletion of the sender key', () => deleteSenderKey(env.DB, scheduledTime));
    await logTask('The purge of deletion notices', () => purgeDeletionNotices(env.DB, scheduledTime));
    await logTask('The purge of reports', () => purgeReports(env.REPORTS, scheduledTime));
  },
} satisfies ExportedHandler<Env>;
