import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { LEAD_COMMANDS, runLeadCommand, UsageError } from '../scripts/lead-commands.ts';
import { literal, type LeadDatabase } from '../scripts/lead-database.ts';
import { HOSTILE, wellFormed } from './hostile';

const migrations = join(import.meta.dirname, '../migrations/leads');
const REFERENCE = 'L-7KQM-R4TX';

let sqlite: DatabaseSync;
let database: LeadDatabase;
beforeEach(() => {
  sqlite = new DatabaseSync(':memory:');
  for (const file of globSync('*.sql', { cwd: migrations }).sort())
    sqlite.exec(readFileSync(join(migrations, file), 'utf8'));
  sqlite.exec('pragma foreign_keys = on');
  database = {
    read: <Row>(sql: string) => sqlite.prepare(sql).all() as Row[],
    write: (sql) => sqlite.exec(sql),
  };
});

function add(
  reference: string,
  {
    name = 'Sample Parent',
    message = 'Chemistry HL',
    delivered = null as number | null,
    attempts = 0,
    review = null as string | null,
    status = 'new',
    done = '{}',
  } = {},
): void {
  sqlite.exec(
    `insert into leads (reference, key, content_hash, role, name, email, programme, message, page, received_at, review, region, delete_at, status)
       values (${literal(reference)}, ${literal(`key-${reference}`)}, 'h', 'parent', ${literal(name)}, 'parent@example.com', 'ib', ${literal(message)}, '/contact', 1800000000000, ${review ? literal(review) : 'null'}, 'eu', 1900000000000, ${literal(status)});
     ${status === 'spam' ? '' : `insert into outbox (reference, attempts, due_at, delivered_at, stored_at, done) values (${literal(reference)}, ${attempts}, 5, ${delivered ?? 'null'}, 1800000000000, ${literal(done)})`}`,
  );
}
const dead = (reference: string) =>
  sqlite.exec(`insert into dead_letters values (${literal(reference)}, 'webhook HTTP 500', 1800000000000, null)`);
const run = (name: string, reference?: string) => runLeadCommand(name, database, reference);

it('lists and shows leads', () => {
  expect(run('list')).toBe('No leads yet.');
  add(REFERENCE);
  expect(run('list')).toContain('Sample Parent <parent@example.com>');
  expect(run('show', REFERENCE)).toBe(run('list'));
});

it('exports what no spreadsheet takes for a formula, and no terminal for a command', () => {
  add(REFERENCE, { name: '=HYPERLINK("https://evil.example")', message: '+1\u001b[2J\nsecond "line"' });
  const text = run('export');
  expect(text.startsWith('\uFEFFreference,received,')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(text).toContain(`"'+1[2J\nsecond ""line"""`);
  expect(text).not.toMatch(/\u001b/);
});

/** The database is written to as SQL here, which has no room for an empty character. */
const stored = (text: string) => wellFormed(text).replaceAll('\u0000', '');

it.each(HOSTILE)('shows and exports %j as text', (text) => {
  add(REFERENCE, { name: stored(text), message: stored(text) });
  const COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
  expect(run('show', REFERENCE)).not.toMatch(COMMANDS);
  const table = run('export').replaceAll('\r\n', '\n');
  expect(table).not.toMatch(COMMANDS);
  expect(table).not.toMatch(/(?:^|[,\n])"?[=+@\t-]/);
});

it('forgets one lead with its place in the outbox, and says what that does not reach', () => {
  add(REFERENCE);
  add('L-2345-6789');
  expect(run('forget', REFERENCE)).toMatch(/deleted.*30 days.*tell/);
  expect(sqlite.prepare('select reference from leads').all()).toEqual([{ reference: 'L-2345-6789' }]);
  expect(sqlite.prepare('select reference from outbox').all()).toEqual([{ reference: 'L-2345-6789' }]);
});

it('has those who received a forgotten lead told of it, spam as well', () => {
  add(REFERENCE);
  add('L-2345-6789', { status: 'spam' });
  run('forget', REFERENCE);
  run('forget', 'L-2345-6789');
  expect(
    sqlite.prepare('select reference, attempts, due_at - forgotten_at as due_at, done, told_at from forgotten').all(),
  ).toEqual(
    [REFERENCE, 'L-2345-6789'].map((reference) => ({
      reference,
      attempts: 0,
      due_at: 30_000,
      done: '{}',
      told_at: null,
    })),
  );
  expect(sqlite.prepare('select 1 from leads').all()).toEqual([]);
});

it('delivers once more what was delivered, on every way but the reply', () => {
  add(REFERENCE, { delivered: 9, attempts: 3, done: '{"webhook":9,"mail":9,"reply":"refused"}' });
  dead(REFERENCE);
  run('requeue', REFERENCE);
  expect(sqlite.prepare('select attempts, due_at, delivered_at, done from outbox').all()).toEqual([
    { attempts: 0, due_at: 0, delivered_at: null, done: '{"reply":"refused"}' },
  ]);
  expect(sqlite.prepare('select 1 from dead_letters').all()).toEqual([]);
  expect(sqlite.prepare('select reference, kind, by from lead_log').all()).toEqual([
    { reference: REFERENCE, kind: 'requeued', by: 'console' },
  ]);
});

it('delivers what was taken for spam on its way, and does not count it as waiting', () => {
  add(REFERENCE, { attempts: 2 });
  sqlite.exec('update outbox set stopped = 1');
  expect(run('status')).toBe('stored 1, waiting 0, of these refused before 0, to review 0, dead letters 0');
  run('requeue', REFERENCE);
  expect(run('status')).toMatch(/^stored 1, waiting 1, of these refused before 0/);
});

it('delivers what was taken for spam', () => {
  add(REFERENCE, { status: 'spam' });
  expect(run('show', REFERENCE)).toContain('  spam');
  run('requeue', REFERENCE);
  expect(sqlite.prepare('select reference, due_at, delivered_at from outbox').all()).toEqual([
    { reference: REFERENCE, due_at: 0, delivered_at: null },
  ]);
});

it('says how many wait', () => {
  expect(run('status')).toBe('stored 0, waiting 0, of these refused before 0, to review 0, dead letters 0');
  add(REFERENCE, { attempts: 2, review: 'over_limit' });
  add('L-2345-6789', { delivered: 9 });
  expect(run('status')).toBe(
    'stored 2, waiting 1, of these refused before 1, to review 1, dead letters 0\nthe oldest that waits came 2027-01-15T08:00:00.000Z',
  );
  dead(REFERENCE);
  expect(run('status')).toMatch(
    /dead letters 1\n.*\ndead letter L-7KQM-R4TX since 2027-01-15T08:00:00.000Z: webhook HTTP 500$/,
  );
});

it.each([
  ['nothing', undefined],
  ['toString', undefined],
  ['show', undefined],
  ['show', "' or 1=1 --"],
  ['forget', 'L-2345-6789'],
])('refuses %s %s in words', (name, reference) => {
  add(REFERENCE);
  expect(() => run(name, reference)).toThrow(UsageError);
  expect(sqlite.prepare('select 1 from leads').all()).toHaveLength(1);
});

it('names every command in what it says of a wrong one', () => {
  for (const name of Object.keys(LEAD_COMMANDS)) expect(() => run('wrong')).toThrow(name);
});
