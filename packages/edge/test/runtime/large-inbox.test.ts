import { inboxListSchema } from '@tutoring/domain/inbox';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { developerAssertion, ownerKey, publicPart } from '../../scripts/owner-key.ts';
import type { Env } from '../../src/env';
import worker from '../../src/index';
import { countingDatabase } from '../counting-database';
import { localPlatform, type LocalPlatform } from '../local-platform';
import { addManyLeads, COMMON_WORD, RARE_WORD } from '../many-leads';

/** Leads in the inbox. */
const LEADS = process.env.FULL ? 50_000 : 3000;
const SITE = 'http://127.0.0.1';

let platform: LocalPlatform;
let env: Env;
let cookie: string;
let references: string[];
/** Rows read since the last question: what Cloudflare bills and limits. */
let read = 0;

beforeAll(async () => {
  const key = await ownerKey(mkdtempSync(join(tmpdir(), 'tutoring-owner-')));
  cookie = `CF_Authorization=${await developerAssertion(key)}`;
  platform = await localPlatform();
  references = addManyLeads(platform.state, LEADS, Date.now());
  const DB = countingDatabase(platform.env.DB, (results) => {
    for (const { meta } of results) read += meta.rows_read;
  });
  env = { ...platform.env, DB, OWNER_DEV_KEY: publicPart(key) } as Env;
});
afterAll(() => platform.close());

async function ask(path: string): Promise<Response> {
  read = 0;
  const context = { waitUntil: () => {}, passThroughOnException: () => {} } as unknown as ExecutionContext;
  const request = new Request(`${SITE}/api/owner/${path}`, { headers: { Cookie: cookie } });
  return worker.fetch(request as Parameters<typeof worker.fetch>[0], env, context);
}
const list = async (query = '') => inboxListSchema.parse(await (await ask(`leads?${query}`)).json());

it(`lists, filters and searches ${LEADS} leads, and reads no more rows than are there`, async () => {
  const rows: Record<string, number> = {};
  const measured = async (name: string, query = '') => {
    const page = await list(query);
    rows[name] = read;
    return page;
  };
  const first = await measured('first page');
  expect(first.leads).toHaveLength(50);
  expect(Object.values(first.counts).reduce((sum, count) => sum + count, 0)).toBe(LEADS);
  const last = `${Date.now() - LEADS * 300_000}~${references[Math.floor(LEADS / 2)]}`;
  expect((await measured('a page in the middle', `cursor=${last}`)).leads).toHaveLength(50);
  expect((await measured('a filter', 'role=student&programme=ap&status=new')).leads).toHaveLength(50);
  expect((await measured('a common word', `search=${COMMON_WORD}`)).leads).toHaveLength(50);
  const rare = await measured('a rare word', `search=${RARE_WORD}`);
  expect(rare.leads.length).toBe(Math.min(50, LEADS / 1000));
  expect((await measured('no such word', 'search=nobody-wrote-this')).leads).toEqual([]);
  await ask(`leads/${references.at(-1)}`);
  rows['one lead'] = read;
  const table = await (await ask('export.csv')).text();
  rows.export = read;
  console.log(
    `${LEADS} leads, rows read: ${Object.entries(rows)
      .map(([name, number]) => `${name} ${number}`)
      .join(', ')}`,
  );
  expect(table.trimEnd().split('\r\n')).toHaveLength(1 + LEADS - first.counts.spam);
  // Counting reads each lead once. What a page shows must not depend on how many there are.
  expect(rows['first page']).toBeLessThanOrEqual(LEADS + 1000);
  expect(rows['one lead']).toBeLessThan(100);
  for (const [name, number] of Object.entries(rows)) expect(number, name).toBeLessThanOrEqual(3 * LEADS);
});
