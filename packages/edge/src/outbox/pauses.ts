import { setState } from '../lib/worker-state';
import { HttpError } from '../lib/http';
import type { ChannelName } from './channel';

/** The longest pause: after an hour we ask again, so that a receiver's mistake does not cost a day. */
const LONGEST_MS = 60 * 60_000;
/** The pause after a 429 without `Retry-After`. */
const DEFAULT_MS = 5 * 60_000;
/** The largest share of a pause that is added at random, so that waiting requests do not all return at once. */
const JITTER = 0.2;

/** Services: both kinds of mail share a provider and its limits. */
type Service = 'webhook' | 'mail';
const SERVICES: Readonly<Partial<Record<ChannelName, Service>>> = { webhook: 'webhook', mail: 'mail', reply: 'mail' };

/** When each service's pause ends, in milliseconds since the epoch. */
export type Pauses = Map<Service, number>;

/** Reads the current pauses. They apply to all leads: a rate limit belongs to the account. */
export async function readPauses(db: D1Database, now: number): Promise<Pauses> {
  const { results } = await db
    .prepare("select substr(name, 7) as service, value from marks where name in ('pause-webhook', 'pause-mail')")
    .all<{ service: Service; value: string }>();
  return new Map(results.map(({ service, value }) => [service, Number(value)] as const).filter(([, at]) => at > now));
}

/** When a channel's pause ends; `undefined` if there is none. */
export function pausedUntil(pauses: Pauses, channel: ChannelName): number | undefined {
  const service = SERVICES[channel];
  return service && pauses.get(service);
}

/** Whether an error is a rate limit, which is no failure of the lead. */
export function isRateLimit(error: unknown): boolean {
  return error instanceof HttpError && error.status === 429;
}

/** Pauses a channel's service if an error asks for it (429, or `Retry-After` on any status). */
export async function pauseAfter(
  db: D1Database,
  pauses: Pauses,
  channel: ChannelName,
  error: unknown,
  { now = Date.now(), random = Math.random }: { now?: number; random?: () => number } = {},
): Promise<void> {
  const service = SERVICES[channel];
  if (!service || !(error instanceof HttpError)) return;
  const asked = error.retryAfterMs ?? (isRateLimit(error) ? DEFAULT_MS : 0);
  if (asked === 0) return;
  const until = now + withJitter(Math.min(asked, LONGEST_MS), random);
  if (until <= (pauses.get(service) ?? 0)) return;
  pauses.set(service, until);
  await setState(db, `pause-${service}`, String(until)).run();
}

/** Adds a random time. */
export function withJitter(ms: number, random = Math.random): number {
  return Math.round(ms * (1 + JITTER * random()));
}
