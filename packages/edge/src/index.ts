import { app } from './app';
import { watch } from './alerts/watch';
import { unansweredMinorDays } from './business';
import { forgetDailyCounts } from './lib/daily-quota';
import type { Env } from './env';
import { logTask } from './lib/log-error';
import { sendFloodDigest } from './outbox/flood-digest';
import { purgeDeletionNotices, sendDeletionNotices } from './outbox/deletion-notices';
import { sweep } from './outbox/sweep';
import { forgetSenderKey } from './submission/daily-bytes';
import { foldOldLeads } from './leads/search-text';
import { purgeLeads } from './outbox/purge';
import { forgetOldReports } from './reports/store';
import { withRetries } from './lib/retrying-database';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

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
    await logTask('The digest of a flood', () => sendFloodDigest(env));
    await logTask('Telling of deletions', () => sendDeletionNotices(env));
    // Not in the hour's first minute, which has enough to do.
    if (scheduledTime % HOUR_MS >= MINUTE_MS) return logTask('Folding leads', () => foldOldLeads(env.DB));
    await logTask('Forgetting leads', () => purgeLeads(env.DB, scheduledTime, unansweredMinorDays));
    await logTask('Forgetting daily counts', () => forgetDailyCounts(env.DB, scheduledTime));
    await logTask('Forgetting the key of senders', () => forgetSenderKey(env.DB, scheduledTime));
    await logTask('Forgetting deletions', () => purgeDeletionNotices(env.DB, scheduledTime));
    await logTask('Forgetting reports', () => forgetOldReports(env.REPORTS, scheduledTime));
  },
} satisfies ExportedHandler<Env>;
