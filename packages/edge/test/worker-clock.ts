import { vi } from 'vitest';
import { CRONS } from '../src/crons.ts';
import type { Env } from '../src/env.ts';
import worker from '../src/index.ts';

const MINUTE_MS = 60_000;
/** Milliseconds for which the queue collects messages (`max_batch_timeout` of wrangler.jsonc). */
const BATCH_MS = 1000;
const SITE = 'https://www.tutoring.example';

/** The Worker in this process, with a clock of its own: its crons and its queue run when the clock says so. */
export interface WorkerClock {
  /** Sends a request, and waits also for what the Worker does after its answer. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /**
   * Runs the crons of the present minute and the sweeps that they queue, and goes to the next minute.
   * @param visit What visitors do just after the crons.
   */
  passMinute: (visit?: () => Promise<void>) => Promise<void>;
}

/**
 * Starts the clock. Call `vi.useRealTimers()` afterwards. Only `Date` is moved: timeouts last as long as ever.
 * @param start A full minute, in milliseconds since the epoch.
 * @param env Without `WAKE`, which is the clock's.
 */
export function startWorkerClock(start: number, env: Partial<Omit<Env, 'WAKE'>>): WorkerClock {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  /** When the queue's messages are due. */
  let wakes: number[] = [];
  const send = (_: unknown, { delaySeconds = 0 } = {}) => {
    wakes.push(Date.now() + delaySeconds * 1000 + BATCH_MS);
    return Promise.resolve();
  };
  const bound = { ...env, WAKE: { send } } as unknown as Env;
  const run = (cron: string) => worker.scheduled({ scheduledTime: Date.now(), cron, noRetry: () => {} }, bound);
  return {
    async fetch(path, init) {
      const after: Promise<unknown>[] = [];
      const context = {
        waitUntil: (work: Promise<unknown>) => void after.push(work),
        passThroughOnException: () => {},
      };
      const response = await worker.fetch(
        new Request(SITE + path, init) as Parameters<typeof worker.fetch>[0],
        bound,
        context as unknown as ExecutionContext,
      );
      await Promise.all(after);
      return response;
    },
    async passMinute(visit) {
      const minute = Date.now();
      const end = minute + MINUTE_MS;
      await run(CRONS.delivery);
      if ((minute / MINUTE_MS) % 2 === 0) await run(CRONS.upkeep);
      vi.setSystemTime(minute + BATCH_MS);
      await visit?.();
      for (let next = Math.min(...wakes); next < end; next = Math.min(...wakes)) {
        wakes = wakes.filter((due) => due > next);
        vi.setSystemTime(Math.max(next, Date.now()));
        await worker.queue({} as MessageBatch, bound);
      }
      vi.setSystemTime(end);
    },
  };
}
