import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { cloudflare } from '../../scripts/cloudflare';
import { aliasOf, preview } from '../../scripts/preview-steps';
import { previousVersion, rollback } from '../../scripts/rollback-steps';
import { dryRun, ship } from '../../scripts/ship-steps';
import { CRONS } from '../../src/crons';
import type { FakeState } from '../fake-wrangler';

/** What of wrangler.jsonc is compared; wrangler's own type for it needs types that are not installed. */
interface Config {
  name: string;
  main: string;
  assets: unknown;
  version_metadata: unknown;
  routes?: unknown[];
  triggers: { crons: string[] };
  queues: { consumers: unknown[]; producers: unknown[] };
  preview_urls: boolean;
  d1_databases: { binding: string; database_id: string; database_name: string; migrations_dir: string }[];
  ratelimits: { name: string; namespace_id: string; simple: unknown }[];
}

const FAKE = join(import.meta.dirname, '../fake-wrangler.ts');
const all = (version_id: string) => ({ version_id, percentage: 100 });
const none = (version_id: string) => ({ version_id, percentage: 0 });

let file: string;
const read = () => JSON.parse(readFileSync(file, 'utf8')) as FakeState;
const set = (change: Partial<FakeState>) =>
  writeFileSync(file, JSON.stringify({ ...{ commands: [], deployments: [], uploads: 0 }, ...change }));
const traffic = () => read().deployments.map(({ versions }) => versions);
const said: string[] = [];
const say = (line: string) => void said.push(line);

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'cloudflare-'));
  file = join(folder, 'state.json');
  vi.stubEnv('FAKE_CLOUDFLARE', folder);
  said.length = 0;
  set({ deployments: [{ created_on: '1970-01-01T00:00:00.000Z', versions: [all('old')] }] });
});
afterEach(() => void vi.unstubAllEnvs());

const production = cloudflare('', FAKE);

it('deploys a new version to nobody, tests it, and then deploys it to everybody', async () => {
  const asked: (string | undefined)[] = [];
  const smoke = (version?: string) => {
    asked.push(
      `${version} while visitors have ${
        traffic()
          .at(-1)
          ?.find(({ percentage }) => percentage)?.version_id
      }`,
    );
    return Promise.resolve(true);
  };
  expect(await ship({ cloudflare: production, smoke, say })).toBe(true);
  expect(asked).toEqual(['version-1 while visitors have old', 'version-1 while visitors have version-1']);
  expect(read().commands).toEqual([
    'deployments status --json --env=',
    'd1 migrations apply DB --remote --env=',
    'd1 migrations apply REPORTS --remote --env=',
    'versions upload --env=',
    'versions deploy version-1@0% old@100% --yes --env=',
    'versions deploy version-1@100% --yes --env=',
    'triggers deploy --env=',
  ]);
});

it('keeps visitors on the old version if the smoke test fails or throws', async () => {
  for (const smoke of [() => Promise.resolve(false), () => Promise.reject(new Error('no network'))]) {
    expect(await ship({ cloudflare: production, smoke, say })).toBe(false);
    expect(traffic().at(-1)).toEqual([all('old')]);
    expect(
      traffic()
        .flat()
        .filter(({ version_id, percentage }) => version_id !== 'old' && percentage > 0),
    ).toEqual([]);
  }
  expect(said.join('\n')).toContain('no network');
});

it('rolls back if the smoke test fails after the full deploy', async () => {
  let times = 0;
  expect(await ship({ cloudflare: production, smoke: () => Promise.resolve((times += 1) === 1), say })).toBe(false);
  expect(traffic().slice(1)).toEqual([[none('version-1'), all('old')], [all('version-1')], [all('old')]]);
});

it.each(['d1 migrations apply REPORTS', 'versions upload'])('deploys nothing when %s fails', async (broken) => {
  set({ ...read(), broken });
  await expect(ship({ cloudflare: production, smoke: () => Promise.resolve(true), say })).rejects.toThrow(broken);
  expect(traffic()).toEqual([[all('old')]]);
});

it('checks for a version to roll back to before anything changes', async () => {
  set({});
  await expect(ship({ cloudflare: production, smoke: () => Promise.resolve(true), say })).rejects.toThrow('--first');
  expect(read().commands).toHaveLength(1);
  expect(await ship({ cloudflare: production, smoke: () => Promise.resolve(true), say, isFirst: true })).toBe(true);
  expect(traffic()).toEqual([[all('version-1')]]);
});

it('rolls back to the previous version, also after a deploy that rolled itself back', async () => {
  const smoke = vi.fn(() => Promise.resolve(true));
  await ship({ cloudflare: production, smoke, say });
  await ship({ cloudflare: production, smoke: () => Promise.resolve(false), say });
  expect(traffic().at(-1)).toEqual([all('version-1')]);
  expect(await rollback(production, smoke)).toBe(true);
  expect(traffic().at(-1)).toEqual([all('old')]);
  expect(smoke).toHaveBeenLastCalledWith('old');
  await rollback(production, smoke, 'version-1');
  expect(traffic().at(-1)).toEqual([all('version-1')]);
});

it('says that there is no version to roll back to', () => {
  expect(() => previousVersion([{ created_on: '2026-01-01', versions: [all('only')] }])).toThrow(
    'pnpm rollback <version-id>',
  );
});

const settings = {
  name: 'worker',
  d1_databases: [{ database_name: 'leads-preview', database_id: '5f0d3c1e-0000-4000-8000-000000000000' }],
};
const previews = cloudflare('preview', FAKE);

it('uploads a preview to its own address', () => {
  expect(preview(previews, settings, { branch: 'Feature/New prices', isFirst: false })).toBe(
    'https://feature-new-prices-worker.owner.workers.dev',
  );
  expect(traffic()).toEqual([[all('old')]]);
  expect(read().commands.every((command) => command.endsWith('--env=preview'))).toBe(true);
});

it('creates the previews’ Worker first', () => {
  set({});
  preview(previews, settings, { branch: 'a', isFirst: true });
  expect(traffic()).toEqual([[all('version-1')]]);
});

it('refuses a preview that would contact people, or has no databases', () => {
  set({ ...read(), secrets: ['SMOKE_KEY', 'MAIL_API_KEY'] });
  expect(() => preview(previews, settings, { branch: 'a', isFirst: false })).toThrow(
    'wrangler secret delete MAIL_API_KEY --env preview',
  );
  const unmade = { ...settings, d1_databases: [{ database_name: 'leads-preview', database_id: '00000000-0000' }] };
  expect(() => preview(previews, unmade, { branch: 'a', isFirst: false })).toThrow('pnpm databases --preview');
  expect(read().commands).toEqual(['secret list --format json --env=preview']);
});

it.each(['ship-steps', 'rollback-steps', 'preview-steps', 'deploy-target'])('runs %s as Node does', (name) => {
  // Vitest finds what Node does not: an import of the Worker's own files without their ending.
  const file = pathToFileURL(join(import.meta.dirname, `../../scripts/${name}.ts`)).href;
  const { status, stderr } = spawnSync(process.execPath, ['-e', `import(${JSON.stringify(file)})`], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

it('names a preview after its branch', () => {
  expect(aliasOf('2026/Ünicode_and-more-', 'worker')).toBe('nicode-and-more');
  expect(`${aliasOf('long-'.repeat(30), 'worker')}-worker`.length).toBeLessThanOrEqual(63);
  expect(() => aliasOf('2026', 'worker')).toThrow('pnpm preview new-prices');
});

it('configures previews with all bindings of production, and none of its data', () => {
  const config = join(import.meta.dirname, '../../wrangler.jsonc');
  const settingsOf = (env: string): Config => unstable_readConfig({ config, env }, { hideWarnings: true }) as Config;
  const live = settingsOf('');
  expect(live.triggers.crons).toEqual(Object.values(CRONS));
  const ours = settingsOf('preview');
  const limits = ({ ratelimits }: Config) => ratelimits.map(({ name, simple }) => ({ name, simple }));
  const databases = ({ d1_databases }: Config) =>
    d1_databases.map(({ binding, migrations_dir }) => ({ binding, migrations_dir }));
  expect(limits(ours)).toEqual(limits(live));
  expect(databases(ours)).toEqual(databases(live));
  expect([ours.assets, ours.main, ours.version_metadata]).toEqual([live.assets, live.main, live.version_metadata]);
  const ids = (of: Config) => [
    of.name,
    ...of.d1_databases.flatMap(({ database_id, database_name }) => [database_id, database_name]),
    ...of.ratelimits.map(({ namespace_id }) => namespace_id),
  ];
  expect(ids(ours).filter((id) => ids(live).includes(id))).toEqual([]);
  expect([ours.routes, ours.triggers.crons, ours.queues.consumers, ours.queues.producers]).toEqual([[], [], [], []]);
  // Neither may an upload of production have an address at which it writes to the real leads.
  expect([live.preview_urls, ours.preview_urls]).toEqual([false, true]);
});

it('prints the steps of a deploy in a dry run, and runs none', async () => {
  const isShipped = await ship({ ...dryRun(say), say });
  expect(isShipped).toBe(true);
  expect(said.map((line) => line.trim()).filter((line) => /^(wrangler|pnpm smoke)/.test(line))).toEqual([
    'wrangler deployments status --json',
    'wrangler d1 migrations apply DB --remote',
    'wrangler d1 migrations apply REPORTS --remote',
    'wrangler versions upload',
    'wrangler versions deploy <new>@0% <present>@100% --yes',
    'pnpm smoke (of <new>)',
    'wrangler versions deploy <new>@100% --yes',
    'wrangler triggers deploy',
    'pnpm smoke (of <new>)',
  ]);
  expect(read().commands).toEqual([]);
});
