import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { expect, it } from 'vitest';
import { purgeLeads } from '../../src/outbox/purge';

const migrations = join(import.meta.dirname, '../../migrations/leads');
const DAY_MS = 86_400_000;
const NOW = 1000 * DAY_MS;

function leads() {
  const file = new DatabaseSync(':memory:');
  for (const name of readdirSync(migrations).sort()) file.exec(readFileSync(join(migrations, name), 'utf8'));
  const prepare = (sql: string) => ({
    bind: (...values: SQLInputValue[]) => ({ run: () => Promise.resolve(file.prepare(sql).run(...values)) }),
  });
  const batch = (statements: { run: () => unknown }[]) => Promise.all(statements.map((statement) => statement.run()));
  const add = (reference: string, given: { role: string; age?: string; status: string; days: number }) =>
    file
      .prepare(
        `insert into leads (reference, key, content_hash, role, name, email, programme, message, page, received_at, delete_at, details, context, status, region)
         values (?1, ?1, '', ?2, '', '', '', '', '/', ?3, ?4, ?5, '{}', ?6, 'us')`,
      )
      .run(
        reference,
        given.role,
        NOW - given.days * DAY_MS,
        NOW + DAY_MS,
        JSON.stringify(given.age ? { age: given.age } : {}),
        given.status,
      );
  return {
    db: { prepare, batch } as unknown as D1Database,
    add,
    left: () =>
      file
        .prepare('select reference from leads order by reference')
        .all()
        .map(({ reference }) => reference),
    /** Puts a lead into the outbox. */
    try: (reference: string, attempts: number, done: string) =>
      file
        .prepare('insert into outbox (reference, attempts, due_at, done) values (?1, ?2, 0, ?3)')
        .run(reference, attempts, done),
    toTell: () =>
      file.prepare('select reference, forgotten_at, due_at > forgotten_at as is_later from forgotten').all(),
  };
}

it.each([
  [0, ['adult', 'answered', 'minor', 'parent', 'recent', 'silent']],
  [90, ['adult', 'answered', 'parent', 'recent', 'silent']],
])('purges unanswered minors after %i days', async (days, left) => {
  const store = leads();
  store.add('minor', { role: 'student', age: '15', status: 'new', days: 91 });
  store.add('recent', { role: 'student', age: 'under-13', status: 'new', days: 89 });
  store.add('answered', { role: 'student', age: '15', status: 'answered', days: 91 });
  store.add('adult', { role: 'student', age: 'adult', status: 'new', days: 91 });
  store.add('silent', { role: 'student', status: 'new', days: 91 });
  store.add('parent', { role: 'parent', status: 'new', days: 91 });
  await purgeLeads(store.db, NOW, days);
  expect(store.left()).toEqual(left);
});

it('queues deletion notices for leads that a recipient may have', async () => {
  const store = leads();
  for (const reference of ['told', 'tried', 'waiting', 'spam', 'kept'])
    store.add(reference, { role: 'student', age: '15', status: 'new', days: reference === 'kept' ? 1 : 91 });
  store.try('told', 1, '{"mail":5}');
  store.try('tried', 1, '{}');
  store.try('waiting', 0, '{}');
  store.try('kept', 1, '{"mail":5}');
  await purgeLeads(store.db, NOW, 90);
  expect(store.left()).toEqual(['kept']);
  expect(store.toTell()).toEqual(['told', 'tried'].map((reference) => ({ reference, forgotten_at: NOW, is_later: 1 })));
});
