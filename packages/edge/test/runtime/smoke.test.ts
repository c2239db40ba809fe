import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { HONEYPOT } from '@tutoring/domain/lead';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { builtSite } from '../../scripts/deploy-target.ts';
import { smoke, type SmokeTarget } from '../../scripts/smoke-checks.ts';
import { edgeFolder, migrate, startEdge, stopEdge, whenReady } from '../../scripts/wrangler.ts';
import { SYNTHETIC_HEADER, VERSION_HEADER } from '../../src/header-names';
import { fakeReceivers } from '../fake-receivers';
import { freePort, LEAD, runEdge, send, type RunningEdge } from '../running-edge';

const KEY = 'a key of the smoke test';

let edge: RunningEdge;
let receivers: Awaited<ReturnType<typeof fakeReceivers>>;
beforeAll(async () => {
  receivers = await fakeReceivers();
  edge = await runEdge({ SMOKE_KEY: KEY, ...receivers.vars });
});
afterAll(async () => {
  await edge.remove();
  receivers.close();
});

let said: string;
beforeEach(() => {
  said = '';
});
const ask = (target: Partial<SmokeTarget> = {}) =>
  smoke({ address: edge.url, folder: builtSite, key: KEY, ...target }, (line) => {
    said += `${line}\n`;
  });
const stored = () =>
  ['leads', 'outbox', 'lead_log', 'forgotten', 'dead_letters'].flatMap((table) => edge.query(`select * from ${table}`));
const DAY_MS = 86_400_000;
/** The next time at which a digest is due, by the clock of what was promised. */
const digestTime = (minutes = 0) => {
  const today = new Date().setUTCHours(16, minutes, 0, 0);
  return today > Date.now() ? today : today + DAY_MS;
};
const schedule = (time: number) => fetch(`${edge.url}/cdn-cgi/handler/scheduled?time=${time}`);

it('passes on the built site, with a lead that is stored, acknowledged and deleted', async () => {
  expect(await ask(), said).toBe(true);
  expect(said).toMatch(/✓ a lead: L-/);
  expect(stored()).toEqual([]);
});

it('fails as a command if a check fails', () => {
  const run = (SMOKE_KEY: string) =>
    spawnSync(process.execPath, [join(edgeFolder, 'scripts/smoke.ts'), edge.url], {
      encoding: 'utf8',
      env: { ...process.env, SMOKE_KEY },
    });
  expect(run(KEY)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^✓ health\n[^✗]*$/) as string });
  expect(run('another key').status).toBe(1);
});

it('neither delivers, mails nor counts its lead, nor puts it into the digest', async () => {
  await ask();
  await schedule(digestTime());
  const people = ['hook', 'mail', 'reply', 'alert'] as const;
  expect(people.flatMap((to) => receivers.at(to))).toEqual([]);
  expect(edge.run('leads', 'status').stdout).toMatch(/^stored 0, waiting 0/);
  // The digest does come when there is something to say.
  edge.write('delete from marks');
  await send(edge, { ...LEAD, [HONEYPOT]: 'x' });
  await schedule(digestTime(10));
  expect(receivers.at('mail')).toHaveLength(1);
  edge.write('delete from leads');
});

it('sends no lead without a key, and says so', async () => {
  expect(await ask({ key: undefined })).toBe(true);
  expect(said).toContain('! a lead: NOT SENT: set SMOKE_KEY');
});

it('says once that the site does not answer, and how to fix it', async () => {
  const address = `http://localhost:${await freePort()}`;
  expect(await ask({ address, retryMs: 1 })).toBe(false);
  expect(said).toMatch(/^✗ connection: http:\/\/localhost:\d+ does not answer \(ECONNREFUSED\)\. Start the site first/);
  expect(said.trim().split('\n')).toHaveLength(1);
});

it('stores no lead with a forged signature', async () => {
  expect(await ask({ key: 'another key' })).toBe(false);
  expect(said).toContain('✗ a lead: it is rejected: the local SMOKE_KEY differs from the Worker’s');
  for (const signature of ['', 'zz', '00', 'f'.repeat(64)]) {
    const response = await send(edge, LEAD, { [SYNTHETIC_HEADER]: signature });
    expect([response.status, await response.json()], signature).toEqual([403, { error: 'forged_synthetic' }]);
  }
  expect(stored()).toEqual([]);
});

it('fails with the reason if leads cannot be stored', async () => {
  edge.write('alter table outbox rename to lost');
  const isWell = await ask({ patienceMs: 0 });
  edge.write('alter table lost rename to outbox');
  expect([isWell, said]).toEqual([false, expect.stringMatching(/✗ health: health reports internal\n[^]*✗ a lead: /)]);
});

it('never delivers its lead, even if it cannot be deleted', async () => {
  edge.write("create trigger kept before delete on leads begin select raise(abort, 'kept'); end");
  expect(await ask()).toBe(false);
  edge.write('drop trigger kept');
  expect(edge.query('select status from leads')).toEqual([{ status: 'spam' }]);
  expect(edge.query('select * from outbox')).toEqual([]);
  edge.write('delete from leads');
});

it('fails if another version answers', async () => {
  const version = (await fetch(`${edge.url}/api/health`)).headers.get(VERSION_HEADER) ?? '';
  expect(version).not.toBe('');
  expect(await ask({ version })).toBe(true);
  expect(await ask({ version: 'another', patienceMs: 0 })).toBe(false);
  expect(said).toContain(`✗ health: ${version} answers instead of another`);
});

/** The headers of an answer to another host than the one that is asked: fetch would not say it. */
const headersAt = (host: string, path: string) =>
  new Promise<IncomingHttpHeaders>((settle, fail) => {
    request(`${edge.url}${path}`, { headers: { Host: host } }, (response) => {
      response.resume();
      settle(response.headers);
    })
      .once('error', fail)
      .end();
  });

it.each(['/', '/ae', '/favicon.svg', '/contact', '/nope', '/api/geo', '/contact/'])(
  'keeps %s of a preview out of search engines, and only there',
  async (path) => {
    for (const host of ['new-prices-tutoring-edge-preview.owner.workers.dev', 'tutoring-edge.owner.workers.dev'])
      expect((await headersAt(host, path))['x-robots-tag'], host).toBe('noindex');
    for (const host of ['www.tutoring.example', 'localhost', 'workers.dev.tutoring.example'])
      expect((await headersAt(host, path))['x-robots-tag'], host).toBeUndefined();
  },
);

// It starts wrangler five times.
it('stores leads of a preview in its own database, and delivers none', { timeout: 240_000 }, async () => {
  const persistTo = mkdtempSync(join(tmpdir(), 'tutoring-preview-'));
  const environment = 'preview';
  const databases = () => globSync('v3/d1/miniflare-D1DatabaseObject/*.sqlite', { cwd: persistTo });
  migrate({ persistTo });
  const production = databases();
  migrate({ persistTo, environment });
  const port = await freePort();
  const child = startEdge({ port, persistTo, environment, stdio: 'ignore' });
  await whenReady(port, child);
  const response = await send({ ...edge, url: `http://127.0.0.1:${port}` }, LEAD);
  expect(response.status).toBe(201);
  await stopEdge(child);
  const kept = databases().flatMap((file) => {
    const sqlite = new DatabaseSync(join(persistTo, file), { readOnly: true });
    const hasLeads = sqlite.prepare("select 1 from sqlite_master where name = 'leads'").get();
    const rows = hasLeads
      ? sqlite.prepare('select delivered_at, done from leads left join outbox using (reference)').all()
      : [];
    sqlite.close();
    return rows.map((row) => ({ ...row, isPreview: !production.includes(file) }));
  });
  expect(kept).toEqual([{ delivered_at: null, done: '{}', isPreview: true }]);
  rmSync(persistTo, { recursive: true, force: true });
});
