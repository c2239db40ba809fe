import { globSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cloudflare } from './cloudflare.ts';
import { backUpLeads, makeBackupKey, openDump } from './lead-backup.ts';
import type { LeadDatabase } from './lead-database.ts';
import { restoredText, restoreLeads } from './restore-leads.ts';

const MIGRATIONS = globSync(join(import.meta.dirname, '../migrations/leads/*.sql')).sort();
const FAKE = join(import.meta.dirname, '../test/fake-wrangler.ts');
const NOW = Date.UTC(2026, 10, 20, 21);

const migrated = (files = MIGRATIONS) => {
  const sqlite = new DatabaseSync(':memory:');
  for (const file of files) sqlite.exec(readFileSync(file, 'utf8'));
  return sqlite;
};
const schema = (files = MIGRATIONS) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
const MESSAGE = 'It\'s 100 % "quoted"; -- and\n用户 wrote it';
const lead = (reference: string, deleteAt = NOW + 1) => `
  insert into leads (reference, key, content_hash, role, name, email, programme, message, page, received_at, delete_at)
    values ('${reference}', 'key-${reference}', 'h', 'parent', 'Sample Parent', 'parent@example.com', 'ib', '${MESSAGE.replaceAll("'", "''")}', '/', ${NOW - 1}, ${deleteAt});
  insert into outbox (reference, due_at, delivered_at, stored_at, done) values ('${reference}', 1, 7, 1, '{"mail":7}');
  insert into lead_log (reference, kind, text, by, at) values ('${reference}', 'note', 'called', 'owner', 8);`;

let sqlite: DatabaseSync;
let database: LeadDatabase;
beforeEach(() => {
  sqlite = migrated();
  sqlite.exec('pragma foreign_keys = on');
  database = {
    read: <Row>(sql: string) => sqlite.prepare(sql).all() as Row[],
    write: (sql) => sqlite.exec(`begin;${sql};commit`),
    load: (statements) => sqlite.exec(`begin;${statements.join(';')};commit`),
  };
});
const restore = (dump: string, ...references: string[]) => restoreLeads(database, dump, references, NOW);
const all = (sql: string) => sqlite.prepare(sql).all();

describe('leads of a dump', () => {
  it('are restored with their delivery and notes', () => {
    const { back } = restore(schema() + lead('L-2222-2222'));
    expect(back).toEqual(['L-2222-2222']);
    expect(all('select message, delivered_at, done from leads join outbox using (reference)')).toEqual([
      { message: MESSAGE, delivered_at: 7, done: '{"mail":7}' },
    ]);
    expect(all('select kind, text, by, at from lead_log')).toEqual([
      { kind: 'note', text: 'called', by: 'owner', at: 8 },
    ]);
  });

  it('are restored with the marks on their pages and the links to them, and other leads’ deletions', () => {
    const dump = `${schema()}${lead('L-2222-2222')}
      insert into markings (reference, received_at, work, returned_at, link_nonce, link_expires_at) values ('L-2222-2222', 1, '{}', 2, 'n', 3);
      insert into marking_pages (key, upload, position, sha256, width, height, bytes, stored_at, is_stored, reference, is_bound)
        values ('pages/1', 'u', 0, 's', 1, 1, 1, 1, 1, 'L-2222-2222', 1), ('pages/2', 'v', 0, 's', 1, 1, 1, 1, 1, null, 0);
      insert into forgotten (reference, forgotten_at, due_at) values ('L-3333-3333', 1, 1);
      insert into marks (name, value) values ('link-key', 'k'), ('digest', '2026-11-20');`;
    restore(dump, 'L-2222-2222');
    expect(all('select link_nonce, (select group_concat(key) from marking_pages) as pages from markings')).toEqual([
      { link_nonce: 'n', pages: 'pages/1' },
    ]);
    expect([all('select 1 from forgotten'), all('select 1 from marks')]).toEqual([[], []]);
    restore(dump);
    expect(all('select key, reference from marking_pages order by key')).toEqual([
      { key: 'pages/1', reference: 'L-2222-2222' },
      { key: 'pages/2', reference: null },
    ]);
    expect(all('select reference, told_at from forgotten')).toEqual([{ reference: 'L-3333-3333', told_at: null }]);
    expect(all('select name, value from marks')).toEqual([{ name: 'link-key', value: 'k' }]);
  });

  it('do not change existing leads, and are restored once', () => {
    const dump = schema() + lead('L-2222-2222') + lead('L-3333-3333');
    sqlite.exec(lead('L-3333-3333'));
    sqlite.exec("update leads set status = 'answered'");
    restore(dump);
    expect(restore(dump)).toEqual({ back: [], present: ['L-2222-2222', 'L-3333-3333'], deleted: [], unknown: [] });
    expect(all('select reference, status from leads order by reference')).toEqual([
      { reference: 'L-2222-2222', status: 'new' },
      { reference: 'L-3333-3333', status: 'answered' },
    ]);
    expect(all('select 1 from lead_log')).toHaveLength(2);
  });

  it('stay deleted on request or after expiry', () => {
    sqlite.exec("insert into forgotten (reference, forgotten_at, due_at) values ('L-2222-2222', 1, 1)");
    const dump = `${schema()}${lead('L-2222-2222')}${lead('L-3333-3333', NOW - 1)}${lead('L-4444-4444')}`;
    expect(restoredText(restore(dump))).toBe(
      'Restored 1 lead: L-4444-4444.\nStay deleted, on request or because they expired: 2 leads: L-2222-2222, L-3333-3333.',
    );
    expect(all('select reference from leads')).toEqual([{ reference: 'L-4444-4444' }]);
  });

  it('are restored alone if named', () => {
    const dump = schema() + lead('L-2222-2222') + lead('L-3333-3333');
    expect(restoredText(restore(dump, 'L-9999-9999'))).toBe(
      'Nothing was restored.\nNot in the dump: 1 lead: L-9999-9999.',
    );
    expect(restore(dump, 'L-3333-3333', 'L-9999-9999')).toMatchObject({
      back: ['L-3333-3333'],
      unknown: ['L-9999-9999'],
    });
  });

  it('are restored from before a migration, and many at a time', () => {
    const before = MIGRATIONS.slice(0, 8);
    const references = Array.from({ length: 300 }, (_, at) => `L-2222-${String(at).padStart(4, '0')}`);
    const result = restore(schema(before) + references.map((reference) => lead(reference)).join(''));
    expect(result.back).toEqual(references);
    expect(restoredText(result)).toMatch(/^Restored 300 leads: L-2222-0000, .*L-2222-0019 and 280 more\.$/);
    expect(all('select distinct mailbox from leads')).toEqual([{ mailbox: null }]);
  });

  it('are not read from another kind of file', () => {
    expect(() => restore('hello')).toThrow('This file is not a dump of the leads');
  });
});

describe('a backup', () => {
  let folder: string;
  const state = () => JSON.parse(readFileSync(join(folder, 'state.json'), 'utf8')) as { commands: string[] };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backup-test-'));
    vi.stubEnv('FAKE_CLOUDFLARE', folder);
    vi.stubEnv('TMPDIR', folder);
    const dump = schema() + lead('L-2222-2222');
    writeFileSync(join(folder, 'state.json'), JSON.stringify({ commands: [], deployments: [], uploads: 0, dump }));
    return () => vi.unstubAllEnvs();
  });

  it.each(['file', 'bucket'])(
    'in a %s is encrypted, opens with its key alone, and leaves no plain file',
    async (kind) => {
      const keyFile = join(folder, 'key.txt');
      const recipient = await makeBackupKey(keyFile);
      expect(statSync(keyFile).mode & 0o077).toBe(0);
      const file = join(folder, kind === 'file' ? 'leads.age' : 'object');
      await backUpLeads(cloudflare('', FAKE), kind === 'file' ? file : 'r2:backups/leads.age', recipient);
      const encrypted = readFileSync(file);
      expect(encrypted.includes('Sample Parent')).toBe(false);
      expect(readdirSync(folder).filter((name) => name.startsWith('backup-'))).toEqual([]);
      expect(state().commands[0]).toContain('d1 export DB --remote');
      const dump = await openDump(encrypted, readFileSync(keyFile, 'utf8'));
      expect(restore(dump).back).toEqual(['L-2222-2222']);
      await makeBackupKey(join(folder, 'other.txt'));
      await expect(openDump(encrypted, readFileSync(join(folder, 'other.txt'), 'utf8'))).rejects.toThrow(
        'does not open',
      );
      await expect(openDump(encrypted, undefined)).rejects.toThrow('--key');
    },
  );

  it('needs a public key, and overwrites nothing', async () => {
    const file = join(folder, 'there');
    writeFileSync(file, 'before');
    await expect(backUpLeads(cloudflare('', FAKE), join(folder, 'new'), '')).rejects.toThrow('BACKUP_RECIPIENT');
    const recipient = await makeBackupKey(join(folder, 'key.txt'));
    await expect(backUpLeads(cloudflare('', FAKE), file, recipient)).rejects.toThrow('exists');
    await expect(makeBackupKey(file)).rejects.toThrow('exists');
    expect([readFileSync(file, 'utf8'), state().commands]).toEqual(['before', []]);
  });
});
