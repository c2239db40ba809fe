import type { Env } from '../env';
import { alertOwner } from './alert';
import { sendDigest } from './digest';
import { setMark, type Mark } from './marks';
import { leadState, LONGEST_WAIT_MINUTES, REPEAT_DAYS, type LeadState } from './state';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Milliseconds until an alert that reached nobody is sent again. */
const RETRY_MS = 10 * MINUTE_MS;

interface Alert {
  mark: Mark;
  text: string;
  /** Milliseconds until it is repeated while nothing gets better. */
  repeatMs: number;
}

/** Looks, each minute, whether leads reach their owner, and tells when they do not; and sends the day's digest. */
export async function watch(env: Env, now: number): Promise<void> {
  const readAt = Date.now();
  const state = await leadState(env.DB, now);
  const alerts = alertsFor(state).filter(({ mark }) => Number(state.marks[mark] ?? 0) <= now);
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

/** What the owner should hear of. */
export function alertsFor({ dead, untold, waiting, forgotten }: LeadState): Alert[] {
  return [
    ...(untold > 0
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
