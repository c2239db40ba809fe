import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { expect, it } from 'vitest';
import { forgetOldLeads } from '../src/leads/store';

const migrations = join(import.meta.dirname, '../migrations/leads');
const DAY_MS = 86_400_000;
const NOW = 1000 * DAY_MS;

function leads() {
  const file = new DatabaseSync(':memory:');
  for (const name of readdirSync(migrations).sort()) file.exec(readFileSync(join(migrations, name), 'utf8'));
  const prepare = (sql: string) => ({
    bind: (...values: SQLInputValue[]) => ({ run: () => Promise.resolve(file.prepare(sql).run(...values)) }),
  });
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
    db: { prepare } as unknown as D1Database,
    add,
    left: () =>
      file
        .prepare('select reference from leads order by reference')
        .all()
        .map(({ reference }) => reference),
  };
}

it.each([
  [0, ['adult', 'answered', 'minor', 'parent', 'recent', 'silent']],
  [90, ['adult', 'answered', 'parent', 'recent', 'silent']],
])('%i days for minors whom nobody has answered: who is left', async (days, left) => {
  const store = leads();
  store.add('minor', { role: 'student', age: '15', status: 'new', days: 91 });
  store.add('recent', { role: 'student', age: 'under-13', status: 'new', days: 89 });
  store.add('answered', { role: 'student', age: '15', status: 'answered', days: 91 });
  store.add('adult', { role: 'student', age: 'adult', status: 'new', days: 91 });
  store.add('silent', { role: 'student', status: 'new', days: 91 });
  store.add('parent', { role: 'parent', status: 'new', days: 91 });
  await forgetOldLeads(store.db, NOW, days);
  expect(store.left()).toEqual(left);
});
