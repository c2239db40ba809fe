import type { Env } from '../env';
import { alertOwner, type Alert } from './alert';
import { assistantAlerts, readAssistantState } from './assistant';
import { sendDigest } from './digest';
import { setState, type WorkerState } from '../lib/worker-state';
import { testStorage } from './storage-test';
import { leadState, LONGEST_WAIT_MINUTES, REPEAT_DAYS, type LateReturn, type LeadState } from './lead-state';
import { isUsageDue, planOf, readUsage, usageAlerts } from './usage';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Milliseconds until an alert that reached nobody is repeated. */
const RETRY_MS = 10 * MINUTE_MS;

/** Most marked pages that an alert names. */
const NAMED_MAX = 5;

/** Minutes between two alerts that leads cannot be stored. */
const REFUSAL_MINUTES = 15;

/**
 * Checks every minute whether leads can be stored and reach their owner, alerts the owner if not, and sends the daily digest.
 */
export async function watch(env: Env, now: number): Promise<void> {
  const test = await testStorage(env.DB);
  const readAt = Date.now();
  if (!test.isStored) {
    const marks = await leadState(env.DB, now).then(
      (state) => state.marks,
      (): WorkerState => ({}),
    );
    // No other alert: nothing can be stored, so the alert would repeat every minute.
    if (isRefusalDue(marks, readAt)) await alertOwner(env, refusalText(test.error), now);
    return;
  }
  const state = await leadState(env.DB, now);
  const usage = isUsageDue(now) ? await readUsage(env, now, test.databaseBytes) : undefined;
  const assistant = isUsageDue(now) ? await readAssistantState(env, now) : undefined;
  const all = [
    ...alertsFor(state),
    ...(usage ? usageAlerts(usage, planOf(env)) : []),
    ...(assistant ? assistantAlerts(assistant, now) : []),
  ];
  const alerts = all.filter(({ key }) => Number(state.marks[key] ?? 0) <= now);
  if (alerts.length > 0) {
    // One message for all problems.
    const isTold = await alertOwner(env, alerts.map(({ text }) => text).join(' '), now);
    await env.DB.batch([
      ...alerts.map(({ key, repeatMs }) => setState(env.DB, key, String(now + (isTold ? repeatMs : RETRY_MS)))),
      // Only if the message was about dead letters, and only those that existed then.
      ...(isTold && alerts.some(({ key }) => key === 'alert-dead')
        ? [env.DB.prepare('update dead_letters set alerted_at = ?1 where since <= ?2').bind(now, readAt)]
        : []),
      ...(isTold && alerts.some(({ key }) => key === 'alert-withdrawn')
        ? [noteTold(env.DB, 'withdrawal_told_at', state.withdrawn, now)]
        : []),
      ...(isTold && alerts.some(({ key }) => key === 'alert-returns')
        ? [
            noteTold(
              env.DB,
              'mail_alerted_at',
              untold(state).map(({ reference }) => reference),
              now,
            ),
          ]
        : []),
    ]);
  }
  await sendDigest(env, state, now);
}

/**
 * Whether to alert in this minute that leads cannot be stored: in the first minute, then every quarter of an hour. It depends
 * on the last success only, because nothing else can be stored.
 */
export function isRefusalDue({ stored }: WorkerState, now: number): boolean {
  const minutes = Math.round((now - Number(stored ?? 0)) / MINUTE_MS);
  return minutes <= 1 || minutes % REFUSAL_MINUTES === 0;
}

function refusalText(error: string): string {
  return `The form cannot store leads: the database refuses a test lead (${error}). Visitors keep what they typed, and the form asks them to try again. What to do: docs/operations.md, "An alert came".`;
}

/** Marked pages whose mail waits too long, and of which the owner does not know yet. */
const untold = ({ returns }: Pick<LeadState, 'returns'>) => returns.filter(({ toldAt }) => toldAt === null);

function noteTold(
  db: D1Database,
  column: 'withdrawal_told_at' | 'mail_alerted_at',
  references: readonly string[],
  now: number,
): D1PreparedStatement {
  return db
    .prepare(`update markings set ${column} = ?1 where reference in (select value from json_each(?2))`)
    .bind(now, JSON.stringify(references));
}

/** The alerts about undelivered leads, marked pages and deletion notices. */
export function alertsFor({ dead, unalerted, waiting, forgotten, withdrawn, returns }: LeadState): Alert[] {
  const late = untold({ returns });
  return [
    ...(late.length > 0
      ? [
          {
            key: 'alert-returns' as const,
            text: `For ${LONGEST_WAIT_MINUTES} minutes the mail with a marked page has not gone out (${named(late)}). Open the page on the desk, under Marking: it says why, and what you can do.`,
            // Each page is alerted once.
            repeatMs: 0,
          },
        ]
      : []),
    ...(unalerted > 0
      ? [
          {
            key: 'alert-dead' as const,
            text: `${leads(dead)} not been delivered for a day. Nothing is lost: read ${them(dead)} in the inbox, and see why with pnpm leads status --remote.`,
            // Each has its own day (lead-state.ts). After a day without a receiver one follows the other: hourly is enough.
            repeatMs: HOUR_MS,
          },
        ]
      : []),
    ...(waiting > 0
      ? [
          {
            key: 'alert-waiting' as const,
            text: `${leads(waiting)} waited for you for ${LONGEST_WAIT_MINUTES} minutes or longer: a webhook or the mail does not accept ${them(waiting)}.`,
            repeatMs: HOUR_MS,
          },
        ]
      : []),
    ...(forgotten > 0
      ? [
          {
            key: 'alert-forgotten' as const,
            text: `For a day we could not report ${forgotten === 1 ? 'a deletion' : `${forgotten} deletions`}: a webhook or the mail does not accept it.`,
            repeatMs: REPEAT_DAYS * DAY_MS,
          },
        ]
      : []),
    ...(withdrawn.length > 0
      ? [
          {
            key: 'alert-withdrawn' as const,
            text: `${withdrawn.length === 1 ? 'A family no longer allows' : 'Families no longer allow'} us to show their work as a sample: ${withdrawn.join(', ')}. Open it in the desk under Marking, take the sample out if you made one, and publish.`,
            // Only withdrawals of which the owner has not been told are in the list.
            repeatMs: 0,
          },
        ]
      : []),
  ];
}

/** `L-7KQM-R4TX after 8 attempts, L-2345-6789 after 7 attempts and 2 more`. */
function named(late: readonly LateReturn[]): string {
  const listed = late
    .slice(0, NAMED_MAX)
    .map(({ reference, attempts }) => `${reference} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`);
  return `${listed.join(', ')}${late.length > NAMED_MAX ? ` and ${late.length - NAMED_MAX} more` : ''}`;
}

const leads = (count: number) => (count === 1 ? '1 lead has' : `${count} leads have`);
const them = (count: number) => (count === 1 ? 'it' : 'them');
