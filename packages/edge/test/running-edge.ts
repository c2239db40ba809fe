import type { LeadAnswer } from '@tutoring/domain/lead';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { query, write, type DatabaseName } from '../scripts/database.ts';
import { edgeFolder, migrate, startEdge, stopEdge, whenReady } from '../scripts/wrangler.ts';
import { freePort } from './free-port.ts';

export { freePort };

/** The built site and the Worker on the real runtime, with databases of its own. */
export interface RunningEdge {
  url: string;
  /** The folder of its databases. */
  state: string;
  /** Rows of a database as they are on disk. @default that of the leads */
  query: <Row>(sql: string, name?: DatabaseName) => Row[];
  /** Changes a database from outside. @default that of the leads */
  write: (sql: string, name?: DatabaseName) => void;
  /** Runs a script of this package for a reader at the console, on these databases. */
  run: (script: 'leads' | 'reports', ...args: string[]) => { stdout: string; stderr: string; status: number | null };
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Starts again on the same databases. */
  restart: () => Promise<void>;
  /** Stops and removes the databases. */
  remove: () => Promise<void>;
}

export async function runEdge(vars: Record<string, string> = {}): Promise<RunningEdge> {
  const persistTo = mkdtempSync(join(tmpdir(), 'tutoring-edge-'));
  migrate({ persistTo });
  const port = await freePort();
  const start = async () => {
    const child = startEdge({ port, persistTo, vars: { LEAD_DELIVERY: 'console', ...vars }, stdio: 'ignore' });
    await whenReady(port, child);
    return child;
  };
  let child = await start();
  return {
    url: `http://127.0.0.1:${port}`,
    state: persistTo,
    query: (sql, name = 'leads') => query(name, persistTo, sql),
    write: (sql, name = 'leads') => write(name, persistTo, sql),
    run(script, ...args) {
      const where = script === 'leads' ? ['--state', persistTo] : [persistTo];
      return spawnSync(process.execPath, [join(edgeFolder, `scripts/${script}.ts`), ...args, ...where], {
        encoding: 'utf8',
      });
    },
    stop: (signal) => stopEdge(child, signal),
    async restart() {
      child = await start();
    },
    async remove() {
      await stopEdge(child);
      rmSync(persistTo, { recursive: true, force: true });
    },
  };
}

/** The reference in an answer. */
export async function referenceOf(response: Response): Promise<string> {
  const { reference }: LeadAnswer = await response.json();
  return reference;
}

/** A lead as the form sends it. */
export const LEAD = {
  role: 'parent',
  name: 'Sample Parent',
  email: 'parent@example.com',
  programme: 'ib',
  message: 'Chemistry HL',
  page: '/contact',
};

/** More requests than any limit of wrangler.jsonc allows a sender in two windows. */
const MORE_THAN_TWO_WINDOWS = 300;

/**
 * Repeats a sender's request until a rate limit rejects it, and returns that answer: a minute may end meanwhile, so the number of
 * accepted requests is not fixed.
 */
export async function untilLimited(ask: () => Promise<Response>): Promise<Response> {
  for (let sent = 0; sent < MORE_THAN_TWO_WINDOWS; sent += 1) {
    const response = await ask();
    if (response.status === 429) return response;
    await response.arrayBuffer();
  }
  throw new Error(`No rate limit rejected ${MORE_THAN_TWO_WINDOWS} requests of one sender.`);
}

let senders = 0;

/** Each call counts as another sender, so that tests do not meet each other's rate limits. */
export function send(
  edge: RunningEdge,
  body: unknown,
  headers: Record<string, string> = {},
  path = '/api/leads',
): Promise<Response> {
  senders += 1;
  return fetch(edge.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      'CF-Connecting-IP': `10.0.${Math.floor(senders / 250)}.${senders % 250}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
