import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEAD_COMMANDS, runLeadCommand } from '../../scripts/lead-commands.ts';
import { leadsByWrangler, literal, type LeadDatabase } from '../../scripts/lead-database.ts';
import { UsageError } from '../../scripts/usage-error.ts';
import type { FakeState } from '../fake-wrangler';
import { HOSTILE, wellFormed } from '../hostile';

const migrations = join(import.meta.dirname, '../../migrations/leads');
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
    load: (statements) => sqlite.exec(statements.join(';')),
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

/** More than are read at a time. */
const SOME = 600;
const referenceAt = (at: number) => `L-2222-${String(at).padStart(4, '0')}`;

it('lists and exports all leads once, in order of arrival', () => {
  for (let at = 0; at < SOME; at++) add(referenceAt(at), { name: `Sample ${at}` });
  const numbers = (text: string) => [...text.matchAll(/Sample (\d+)/g)].map(([, at]) => Number(at));
  const inOrder = Array.from({ length: SOME }, (_, at) => at);
  expect(numbers(run('export'))).toEqual(inOrder);
  expect(numbers(run('list'))).toEqual(inOrder.reverse());
});

it('exports no formulas and no terminal commands', () => {
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

it('deletes a lead with its row in the outbox, and says what remains', () => {
  add(REFERENCE);
  add('L-2345-6789');
  expect(run('forget', REFERENCE)).toMatch(/deleted.*30 days.*tell/);
  expect(sqlite.prepare('select reference from leads').all()).toEqual([{ reference: 'L-2345-6789' }]);
  expect(sqlite.prepare('select reference from outbox').all()).toEqual([{ reference: 'L-2345-6789' }]);
});

it('queues deletion notices, also for spam', () => {
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

it('redelivers a lead on every channel but the reply', () => {
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

it('delivers a lead that was stopped as spam, and did not count it as waiting', () => {
  add(REFERENCE, { attempts: 2 });
  sqlite.exec('update outbox set stopped = 1');
  expect(run('status')).toBe('stored 1, waiting 0 (0 after a failed attempt), to review 0, dead letters 0');
  run('requeue', REFERENCE);
  expect(run('status')).toMatch(/^stored 1, waiting 1 \(0 after a failed attempt\)/);
});

it('delivers a lead that was not spam', () => {
  add(REFERENCE, { status: 'spam' });
  expect(run('show', REFERENCE)).toContain('  spam');
  expect(() => run('requeue', REFERENCE)).toThrow(/spam.*not-spam/);
  expect(sqlite.prepare('select 1 from outbox').all()).toEqual([]);
  run('not-spam', REFERENCE);
  expect(sqlite.prepare('select reference, due_at, delivered_at, stopped from outbox').all()).toEqual([
    { reference: REFERENCE, due_at: 0, delivered_at: null, stopped: 0 },
  ]);
  expect(sqlite.prepare('select status, status_by, version from leads').all()).toEqual([
    { status: 'new', status_by: 'console', version: 1 },
  ]);
  expect(sqlite.prepare('select kind, text, by from lead_log').all()).toEqual([
    { kind: 'status', text: 'new', by: 'console' },
  ]);
  expect(() => run('not-spam', REFERENCE)).toThrow(UsageError);
  run('requeue', REFERENCE);
  expect(sqlite.prepare('select version from leads').all()).toEqual([{ version: 2 }]);
});

it.each(['forget', 'requeue', 'not-spam'])(
  'does not %s a lead that changes at the same moment, and says so',
  (name) => {
    add(REFERENCE, { status: name === 'not-spam' ? 'spam' : 'new' });
    const { write } = database;
    database.write = (sql) => {
      sqlite.exec('update leads set version = version + 1');
      write(sql);
    };
    expect(() => run(name, REFERENCE)).toThrow(/in the meantime/);
    expect(sqlite.prepare('select 1 from leads').all()).toHaveLength(1);
    for (const table of ['forgotten', 'lead_log'])
      expect(sqlite.prepare(`select 1 from ${table}`).all(), table).toEqual([]);
  },
);

it('says how many wait', () => {
  expect(run('status')).toBe('stored 0, waiting 0 (0 after a failed attempt), to review 0, dead letters 0');
  add(REFERENCE, { attempts: 2, review: 'over_limit' });
  add('L-2345-6789', { delivered: 9 });
  expect(run('status')).toMatch(
    /^stored 2, waiting 1 \(1 after a failed attempt\), to review 1, dead letters 0\nthe oldest waiting lead arrived 2027-01-15T08:00:00.000Z\n/,
  );
  // Spam is stored, and never waits.
  add('L-2345-678A', { status: 'spam' });
  expect(run('status')).toMatch(/^stored 3 \(1 spam\), waiting 1 \(/);
  dead(REFERENCE);
  expect(run('status')).toMatch(
    /dead letters 1\n.*\ndead letter L-7KQM-R4TX since 2027-01-15T08:00:00.000Z: webhook HTTP 500$/,
  );
});

it('says why leads wait, and which replies were refused', () => {
  add(REFERENCE, { attempts: 2 });
  sqlite.exec("update outbox set last_error = 'mail HTTP 401\nwebhook HTTP 404'");
  add('L-2345-6789');
  add('L-2345-678A', { delivered: 9, done: '{"reply":"refused"}' });
  expect(run('status').split('\n').slice(2)).toEqual([
    expect.stringMatching(/^waiting L-7KQM-R4TX: 2 attempts, mail HTTP 401.*webhook HTTP 404$/),
    'waiting L-2345-6789: no attempts yet',
    "reply refused L-2345-678A: the sender's address is probably wrong",
  ]);
  // A dead letter is named once, with its own reason.
  dead(REFERENCE);
  expect(run('status')).not.toContain('waiting L-7KQM');
});

it('says that nothing waits when there is nothing to hurry', () => {
  add(REFERENCE, { delivered: 9 });
  expect(run('hurry')).toBe('No leads are waiting.');
});

it('hurries waiting leads, and leaves delivered and stopped ones', () => {
  add(REFERENCE, { attempts: 13 });
  add('L-2345-6789', { attempts: 2, delivered: 5 });
  dead(REFERENCE);
  sqlite.exec("insert into marks (name, value) values ('pause-mail', '9e15'), ('digest', '2026-11-21')");
  expect(run('hurry')).toBe('1 lead is due now. The next sweeps deliver it.');
  expect(sqlite.prepare('select attempts, due_at from outbox order by reference').all()).toEqual([
    { attempts: 2, due_at: 5 },
    { attempts: 0, due_at: 0 },
  ]);
  expect(sqlite.prepare('select name from marks').all()).toEqual([{ name: 'digest' }]);
});

it.each([
  ['nothing', undefined],
  ['toString', undefined],
  ['show', undefined],
  ['show', "' or 1=1 --"],
  ['forget', 'L-2345-6789'],
])('rejects %s %s with a message', (name, reference) => {
  add(REFERENCE);
  expect(() => run(name, reference)).toThrow(UsageError);
  expect(sqlite.prepare('select 1 from leads').all()).toHaveLength(1);
});

it('names every command after a wrong one', () => {
  for (const name of Object.keys(LEAD_COMMANDS)) expect(() => run('wrong')).toThrow(name);
});

describe('by wrangler', () => {
  const NAME = 'Élodie Sample';
  let folder: string;
  const wrangler = leadsByWrangler(['--remote'], join(import.meta.dirname, '../fake-wrangler.ts'));
  const said = () => (JSON.parse(readFileSync(join(folder, 'state.json'), 'utf8')) as FakeState).commands;
  /** Copies the current leads into the fake database. */
  const begin = () => {
    sqlite.exec(`vacuum into ${literal(join(folder, 'd1.sqlite'))}`);
    set({});
  };
  const set = (change: Partial<FakeState>) =>
    writeFileSync(join(folder, 'state.json'), JSON.stringify({ commands: [], deployments: [], uploads: 0, ...change }));
  /** All that is said of why a command failed. */
  const failure = (command: () => unknown): string => {
    try {
      command();
    } catch (error) {
      return `${(error as Error).stack} ${JSON.stringify(error)}`;
    }
    return 'It did not fail.';
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'leads-'));
    vi.stubEnv('FAKE_CLOUDFLARE', folder);
  });
  afterEach(() => void vi.unstubAllEnvs());

  it('exports more than Node’s default buffer', { timeout: 60_000 }, () => {
    for (let at = 0; at < SOME; at++) add(referenceAt(at), { message: 'x'.repeat(4000) });
    begin();
    const table = runLeadCommand('export', wrangler, undefined);
    expect(table.length).toBeGreaterThan(2 * 1024 * 1024);
    expect(table.trimEnd().split('\r\n')).toHaveLength(SOME + 1);
    // In pieces.
    expect(said()).toHaveLength(2);
  });

  it('says why it failed, without a lead’s data', { timeout: 60_000 }, () => {
    add(REFERENCE, { name: NAME });
    begin();
    set({ breaking: 'd1 execute' });
    expect(failure(() => runLeadCommand('list', wrangler, undefined))).toMatch(
      /The database DB did not answer(?!.*Élodie)/s,
    );
    set({ broken: 'd1 execute' });
    expect(failure(() => runLeadCommand('list', wrangler, undefined))).toContain('d1 execute is broken');
    set({});
    expect(failure(() => wrangler.read('select * from nowhere'))).toContain('no such table: nowhere');
    set({ garbled: true });
    expect(failure(() => runLeadCommand('list', wrangler, undefined))).toMatch(
      /The database DB did not answer(?!.*Élodie)/s,
    );
  });
});
