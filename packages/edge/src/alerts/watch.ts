import type { Env } from '../env';
import { alertOwner, type Alert } from './alert';
import { sendDigest } from './digest';
import { setMark, type Marks } from '../lib/worker-state';
import { testStorage } from './storage-test';
import { leadState, LONGEST_WAIT_MINUTES, REPEAT_DAYS, type LeadState } from './lead-state';
import { isUsageDue, planOf, readUsage, usageAlerts } from './usage';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Milliseconds until an alert that reached nobody is sent again. */
const RETRY_MS = 10 * MINUTE_MS;

/** Minutes between two alerts that nothing can be stored. */
const REFUSAL_MINUTES = 15;

/**
 * Looks, each minute, whether leads can be stored and reach their owner, and tells the owner when they do not; and sends the
 * day's digest.
 */
export async function watch(env: Env, now: number): Promise<void> {
  const test = await testStorage(env.DB);
  const readAt = Date.now();
  if (!test.isStored) {
    const marks = await leadState(env.DB, now).then(
      (state) => state.marks,
      (): Marks => ({}),
    );
    // Nothing else: what was told could not be remembered, and the owner would hear of it each minute.
    if (isRefusalDue(marks, readAt)) await alertOwner(env, refusalText(test.error), now);
    return;
  }
  const state = await leadState(env.DB, now);
  const usage = isUsageDue(now) ? await readUsage(env, now, test.databaseBytes) : undefined;
  const all = [...alertsFor(state), ...(usage ? usageAlerts(usage, planOf(env)) : [])];
  const alerts = all.filter(({ mark }) => Number(state.marks[mark] ?? 0) <= now);
  if (alerts.length > 0) {
    // One message, however much is wrong.
    const isTold = await alertOwner(env, alerts.map(({ text }) => text).join(' '), now);
    await env.DB.batch([
      ...alerts.map(({ mark, repeatMs }) => setMark(env.DB, mark, String(now + (isTold ? repeatMs : RETRY_MS)))),
      // Not one that has come since, nor any if the message was about something else.
      ...(isTold && alerts.some(({ mark }) => mark === 'alert-dead')
        ? [env.DB.prepare('update dead_letters set alerted_at = ?1 where since <= ?2').bind(now, readAt)]
        : []),
    ]);
  }
  await sendDigest(env, state, now);
}

/**
 * Whether to tell, in this minute, that nothing can be stored: in the first one, then every quarter of an hour. It depends on
 * the last success alone, because nothing can be remembered while nothing can be stored.
 */
export function isRefusalDue({ stored }: Marks, now: number): boolean {
  const minutes = Math.round((now - Number(stored ?? 0)) / MINUTE_MS);
  return minutes <= 1 || minutes % REFUSAL_MINUTES === 0;
}

function refusalText(error: string): string {
  return `The form cannot store leads: the database refuses a test lead (${error}). Visitors keep what they typed, and are asked to try again. What to do: docs/operations.md, "An alert came".`;
}

/** What the owner should hear of. */
export function alertsFor({ dead, unalerted, waiting, forgotten }: LeadState): Alert[] {
  return [
    ...(unalerted > 0
      ? [
          {
            mark: 'alert-dead' as const,
            text: `${leads(dead)} not been delivered for a day. Nothing is lost: read ${them(dead)} in the inbox, and see why with pnpm leads status --remote.`,
            // A further one is told of at once: each has its own day (state.ts).
            repeatMs: 0,
          },
        ]
      : []),
    ...(waiting > 0
      ? [
          {
            mark: 'alert-waiting' as const,
            text: `${leads(waiting)} waited for you for more than ${LONGEST_WAIT_MINUTES} minutes: a webhook or the mail does not take ${them(waiting)}.`,
            repeatMs: HOUR_MS,
          },
        ]
      : []),
    ...(forgotten > 0
      ? [
          {
            mark: 'alert-forgotten' as const,
            text: `For a day nobody could be told of ${forgotten === 1 ? 'a deletion' : `${forgotten} deletions`}: a webhook or the mail does not take it.`,
            repeatMs: REPEAT_DAYS * DAY_MS,
          },
        ]
      : []),
  ];
}

const leads = (count: number) => (count === 1 ? '1 lead has' : `${count} leads have`);
const them = (count: number) => (count === 1 ? 'it' : 'them');
