import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cloudflare } from '../../scripts/cloudflare.ts';
import { query, write } from '../../scripts/database.ts';
import { backUpLeads, makeBackupKey, openDump } from '../../scripts/lead-backup.ts';
import { leadsByWrangler } from '../../scripts/lead-database.ts';
import { restoreLeads } from '../../scripts/restore-leads.ts';
import { edgeFolder, migrate } from '../../scripts/wrangler.ts';
import { addManyLeads } from '../many-leads';
import { WORK } from '../sample-marking';

const LEADS = 10_000;
const ACCOUNT = join(import.meta.dirname, '../local-account.ts');
/** What a restore must bring back, and by what its rows are known. Ids of the log are assigned anew. */
const TABLES = {
  leads: '* from leads order by reference',
  outbox: '* from outbox order by reference',
  dead_letters: '* from dead_letters order by reference',
  lead_log: 'reference, kind, text, by, at from lead_log order by reference, at',
  markings: '* from markings order by reference',
  marking_pages: '* from marking_pages order by key',
  forgotten: '* from forgotten order by reference',
  marks: '* from marks order by name',
} as const;

let folder: string;
/** The runtime's folder of the database that is backed up. */
let state: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tutoring-restore-'));
  // As in an account: beside its wrangler.jsonc.
  copyFileSync(join(edgeFolder, 'wrangler.jsonc'), join(folder, 'wrangler.jsonc'));
  state = join(folder, '.wrangler/state');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rowsIn = (where: string) =>
  Object.entries(TABLES).map(([table, sql]) => [table, query('leads', where, `select ${sql}`)] as const);
const seconds = async (work: () => unknown) => {
  const began = performance.now();
  await work();
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
};
const newDatabase = (name: string) => {
  const persistTo = join(folder, name);
  migrate({ persistTo });
  return persistTo;
};

// It starts wrangler thirty times.
describe.runIf(process.env.FULL)('an encrypted dump of the real database', { timeout: 900_000 }, () => {
  it(`brings ${LEADS} leads back, each row as it was, here and by wrangler`, async () => {
    migrate({ persistTo: state });
    const references = addManyLeads(state, LEADS, Date.now());
    const [one, two, three] = references.slice(-3);
    write(
      'leads',
      state,
      `insert into dead_letters (reference, error, since) select reference, 'webhook HTTP 500', 5 from outbox limit 40;
       update outbox set delivered_at = null, last_error = 'webhook HTTP 500' where reference in (select reference from dead_letters);
       insert into markings (reference, received_at, work, returned_at, link_nonce, link_expires_at)
         values ('${one}', 1, '${JSON.stringify(WORK).replaceAll("'", "''")}', 2, 'nonce', 3), ('${two}', 1, null, null, null, null);
       insert into marking_pages (key, upload, position, sha256, width, height, bytes, stored_at, is_stored, reference, is_bound)
         values ('pages/1', 'u', 0, 's', 1, 1, 1, 1, 1, '${one}', 1), ('pages/2', 'v', 0, 's', 1, 1, 1, 1, 1, null, 0);
       insert into forgotten (reference, forgotten_at, due_at) values ('L-9999-9999', 1, 1);
       insert into marks (name, value) values ('link-key', 'key');
       update leads set message = message || char(10) || 'a; b -- c' || char(13) || char(9) || ' "x" ''y''' where reference = '${three}'`,
    );
    const before = rowsIn(state);

    const keyFile = join(folder, 'backup-key.txt');
    const recipient = await makeBackupKey(keyFile);
    const dump = join(folder, 'leads.sql.age');
    vi.stubEnv('LOCAL_ACCOUNT', folder);
    const backup = await seconds(() => backUpLeads(cloudflare('', ACCOUNT), dump, recipient));
    vi.unstubAllEnvs();

    const here = newDatabase('here');
    const locally = await seconds(() => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(edgeFolder, 'scripts/leads.ts'), 'restore', dump, '--key', keyFile, '--state', here],
        { encoding: 'utf8' },
      );
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^Restored 10,000 leads: L-.* and 9,980 more\.\n$/);
    });
    const there = newDatabase('there');
    const byWrangler = await seconds(async () => {
      const database = leadsByWrangler(['--local', '--persist-to', there]);
      const sql = await openDump(readFileSync(dump), readFileSync(keyFile, 'utf8'));
      expect(restoreLeads(database, sql, [], Date.now()).back).toHaveLength(LEADS);
    });
    const sizes = [dump, databaseFile(state)].map((file) => `${(statSync(file).size / 1e6).toFixed(1)} MB`);
    console.log(
      `${LEADS} leads: database ${sizes[1]}, backup ${backup} and ${sizes[0]}, restored in ${locally} here and ${byWrangler} by wrangler`,
    );
    for (const where of [here, there])
      for (const [at, [table, rows]] of rowsIn(where).entries()) {
        const expected = before[at]?.[1] ?? [];
        expect(rows.length, table).toBe(expected.length);
        expect(
          rows.every((row, index) => JSON.stringify(row) === JSON.stringify(expected[index])),
          table,
        ).toBe(true);
      }
  });
});

function databaseFile(where: string): string {
  const [{ file } = { file: '' }] = query<{ file: string }>('leads', where, 'pragma database_list');
  return file;
}
