import { backoff } from './backoff';
import type { Channel, ChannelName, ChannelResults } from './channel';
import { isRateLimit, pauseAfter, pausedUntil, type Pauses } from './pauses';

/** A message (a lead, or the notice of a deletion) while it is sent. Attempts add to both fields. */
export interface Outgoing {
  /** Results, also of earlier attempts. */
  done: ChannelResults;
  /** Errors of this attempt. */
  failures: Map<ChannelName, unknown>;
}

/** A channel put a message off. This is no failure of the message. */
export class Deferred extends Error {
  /** When to retry, in milliseconds since the epoch. */
  readonly until: number;

  constructor(until: number) {
    super('There were too many leads for a mail each.');
    this.name = 'Deferred';
    this.until = until;
  }
}

/** Sends messages in one request on a channel, and notes the result on each of them. Pauses the service if it asks for that. */
export async function attempt(
  db: D1Database,
  pauses: Pauses,
  messages: readonly Outgoing[],
  channel: ChannelName,
  send: () => ReturnType<Channel['deliver']>,
): Promise<void> {
  try {
    const result = (await send()) ?? Date.now();
    for (const { done } of messages) done[channel] = result;
  } catch (error) {
    for (const { failures } of messages) failures.set(channel, error);
    await pauseAfter(db, pauses, channel, error);
  }
}

/** Whether an error counts as an attempt of the message. Rate limits and deferrals do not. */
export function isCounted(error: unknown): boolean {
  return !isRateLimit(error) && !(error instanceof Deferred);
}

/** When to retry a channel, in milliseconds since the epoch: after the deferral or the service's pause, otherwise after the backoff. */
export function retryAt(
  channel: ChannelName,
  { failures, attempts, pauses, now }: Pick<Outgoing, 'failures'> & { attempts: number; pauses: Pauses; now: number },
): number {
  const failure = failures.get(channel);
  return failure instanceof Deferred ? failure.until : (pausedUntil(pauses, channel) ?? now + backoff(attempts));
}
