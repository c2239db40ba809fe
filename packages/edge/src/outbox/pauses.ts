import { setMark } from '../lib/worker-state';
import { Refused } from '../lib/http';
import type { ChannelName } from './channel';

/** Longest pause: a receiver that asks for more is asked again after an hour, so that a mistake of theirs costs no day. */
const LONGEST_MS = 60 * 60_000;
/** Pause after a 429 without `Retry-After`. */
const DEFAULT_MS = 5 * 60_000;
/** Largest part of a pause that is added by chance, so that what waits does not come back all at once. */
const JITTER = 0.2;

/** Who is asked to take a lead: the two kinds of mail share a provider and its limits. */
type Service = 'webhook' | 'mail';
const SERVICES: Readonly<Partial<Record<ChannelName, Service>>> = { webhook: 'webhook', mail: 'mail', reply: 'mail' };

/** Until when each service wants no requests, in milliseconds since the epoch. */
export type Pauses = Map<Service, number>;

/** The pauses that hold now. They hold for all leads: a limit is that of the account, not of one lead. */
export async function readPauses(db: D1Database, now: number): Promise<Pauses> {
  const { results } = await db
    .prepare("select substr(name, 7) as service, value from marks where name in ('pause-webhook', 'pause-mail')")
    .all<{ service: Service; value: string }>();
  return new Map(results.map(({ service, value }) => [service, Number(value)] as const).filter(([, at]) => at > now));
}

/** Until when a way is paused; `undefined` if it is not. */
export function pausedUntil(pauses: Pauses, channel: ChannelName): number | undefined {
  const service = SERVICES[channel];
  return service && pauses.get(service);
}

/** Whether a service refused a request because it had too many: that says nothing against the lead. */
export function isRateLimit(error: unknown): boolean {
  return error instanceof Refused && error.status === 429;
}

/** Pauses the service of a way if an error asks for it (429, or `Retry-After` in any refusal). */
export async function pauseAfter(
  db: D1Database,
  pauses: Pauses,
  channel: ChannelName,
  error: unknown,
  { now = Date.now(), random = Math.random }: { now?: number; random?: () => number } = {},
): Promise<void> {
  const service = SERVICES[channel];
  if (!service || !(error instanceof Refused)) return;
  const asked = error.retryAfterMs ?? (isRateLimit(error) ? DEFAULT_MS : 0);
  if (asked === 0) return;
  const until = now + withJitter(Math.min(asked, LONGEST_MS), random);
  if (until <= (pauses.get(service) ?? 0)) return;
  pauses.set(service, until);
  await setMark(db, `pause-${service}`, String(until)).run();
}

/** Some time more, by chance. */
export function withJitter(ms: number, random = Math.random): number {
  return Math.round(ms * (1 + JITTER * random()));
}
