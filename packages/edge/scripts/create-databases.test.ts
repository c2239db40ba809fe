import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeState } from '../test/fake-wrangler';
import { cloudflare } from './cloudflare';
import { createDatabases } from './create-databases';
import { settingIn } from './settings';

const FAKE = join(import.meta.dirname, '../test/fake-wrangler.ts');
const SETTINGS = readFileSync(join(import.meta.dirname, '../wrangler.jsonc'), 'utf8');
const LEADS = { name: 'tutoring-leads', uuid: '5f0d3c1e-0000-4000-8000-000000000000' };

let file: string;
const read = () => JSON.parse(readFileSync(file, 'utf8')) as FakeState;
const set = (change: Partial<FakeState>) =>
  writeFileSync(file, JSON.stringify({ commands: [], deployments: [], uploads: 0, ...change }));

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'cloudflare-'));
  file = join(folder, 'state.json');
  vi.stubEnv('FAKE_CLOUDFLARE', folder);
  set({});
});
afterEach(() => void vi.unstubAllEnvs());

const create = (environment: '' | 'preview', place: string, settings = SETTINGS) =>
  createDatabases(cloudflare(environment, FAKE), settings, { environment, place });
const idsIn = (settings: string, environment: string[] = []) =>
  [0, 1].map((index) => settingIn(settings, [...environment, 'd1_databases', index, 'database_id']));

it('creates what production needs, and writes the ids', () => {
  const settings = create('', 'eu');
  expect(read().databases?.map(({ name }) => name)).toEqual(['tutoring-leads', 'tutoring-reports']);
  expect(read().queues).toEqual(['lead-wake']);
  expect(read().buckets).toEqual(['tutoring-pages']);
  expect(read().commands).toContain('r2 bucket create tutoring-pages --update-config=false --jurisdiction eu --env=');
  expect(settingIn(settings, ['r2_buckets', 0, 'jurisdiction'])).toBe('eu');
  expect(read().commands).toContain('d1 create tutoring-leads --update-config=false --jurisdiction eu --env=');
  expect(idsIn(settings)).toEqual(read().databases?.map(({ uuid }) => uuid));
  expect(idsIn(settings, ['env', 'preview'])).toEqual(idsIn(SETTINGS, ['env', 'preview']));
});

it('creates only what is missing, so that it can be run again', () => {
  set({ databases: [LEADS], queues: ['lead-wake'], buckets: ['tutoring-pages'] });
  const settings = create('', 'weur');
  expect(read().commands.filter((command) => command.includes(' create '))).toEqual([
    'd1 create tutoring-reports --update-config=false --location weur --env=',
  ]);
  expect(idsIn(settings)[0]).toBe(LEADS.uuid);
  expect(create('', 'weur', settings)).toBe(settings);
});

it('creates databases of their own for previews, without a queue', () => {
  const settings = create('preview', 'anywhere');
  expect(read().databases?.map(({ name }) => name)).toEqual(['tutoring-leads-preview', 'tutoring-reports-preview']);
  expect(read().queues).toBeUndefined();
  expect(read().buckets).toEqual(['tutoring-pages-preview']);
  expect(idsIn(settings)).toEqual(idsIn(SETTINGS));
});

it('says how to go on without R2, and that a bucket never moves', () => {
  set({ broken: 'r2 bucket list' });
  expect(() => create('', 'eu')).toThrow('Enable it in the dashboard');
  set({});
  const settings = create('', 'eu');
  expect(() => create('', 'weur', settings)).toThrow('pnpm databases eu');
});

it.each(['', 'europe'])('asks for a place before it does anything, given "%s"', (place) => {
  expect(() => create('', place)).toThrow('pnpm databases eu');
  expect(read().commands).toEqual([]);
});
