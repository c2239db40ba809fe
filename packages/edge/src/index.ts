import { app } from './app';
import { watch } from './alerts/watch';
import { purgePlans } from './calendar/plan-store';
import { unansweredMinorDays } from './business';
import { CRONS } from './crons';
import { purgeDailyCounts } from './lib/daily-quota';
import type { Env } from './env';
import { logTask } from './lib/log-error';
import { sendFloodDigest } from './outbox/flood-digest';
import { purgeDeletionNotices, sendDeletionNotices } from './outbox/deletion-notices';
import { sweep } from './outbox/sweep';
import { sendReturns } from './marking/send-returns';
import { purgePages } from './marking/purge';
import { deleteSenderKey } from './lib/pseudonym';
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
  async scheduled({ scheduledTime, cron }, bound) {
    const env = withRetryingDatabases(bound);
    // A run that names neither does both, as on a developer's machine.
    if (cron !== CRONS.upkeep) await deliver(env, scheduledTime);
    if (cron !== CRONS.delivery) await keepUp(env, scheduledTime);
  },
} satisfies ExportedHandler<Env>;

// Each task runs even if another fails. They run one after the other, because an invocation may open six connections.

async function deliver(env: Env, time: number): Promise<void> {
  // The watch comes first, so that it reports what stops the sweep.
  await logTask('The watch', () => watch(env, time));
  await logTask('The sweep', () => sweep(env));
}

async function keepUp(env: Env, time: number): Promise<void> {
  await logTask('The flood digest', () => sendFloodDigest(env));
  await logTask('The deletion notices', () => sendDeletionNotices(env));
  await logTask('The mails with marked pages', () => sendReturns(env));
  await logTask('The purge of pages', () => purgePages(env, time));
  // Once an hour, and not in the minute with the purges.
  if (time % HOUR_MS >= MINUTE_MS) return logTask('Adding search texts', () => addSearchTexts(env.DB));
  await logTask('The purge of leads', () => purgeLeads(env.DB, time, unansweredMinorDays));
  await logTask('The purge of daily counts', () => purgeDailyCounts(env.DB, time));
  await logTask('The deletion of the sender key', () => deleteSenderKey(env.DB, time));
  await logTask('The purge of deletion notices', () => purgeDeletionNotices(env.DB, time));
  await logTask('The purge of reports', () => purgeReports(env.REPORTS, time));
  await logTask('The purge of plan calendars', () => purgePlans(env.REPORTS, time));
}
