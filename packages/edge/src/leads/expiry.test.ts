import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAt, UNWANTED_BEFORE } from './expiry';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 21);
const YEARS = NOW + 2000 * DAY_MS;
const before = (days: number) => NOW - days * DAY_MS;
const MIGRATIONS = globSync(join(import.meta.dirname, '../../migrations/leads/*.sql')).sort();

let database: DatabaseSync;
const migrate = (files: readonly string[]) => {
  for (const file of files) database.exec(readFileSync(file, 'utf8'));
};
/** Who set the status, and when. @default never set */
interface Row {
  status?: string;
  review?: string | null;
  age: number;
  /** What the student said their age is; a parent wrote otherwise. */
  student?: string;
  marked?: number | null;
}
const add = (reference: string, { status = 'new', review = null, age, student, marked = null }: Row) =>
  database
    .prepare(
      `insert into leads (reference, key, content_hash, role, name, email, programme, message, page, received_at, delete_at, status, review, status_by, status_at, details)
         values (?1, ?1, 'h', ?8, 'n', 'e', 'ib', '', '/', ?2, ?3, ?4, ?5, ?6, ?7, ?9)`,
    )
    .run(
      reference,
      before(age),
      YEARS,
      status,
      review,
      marked === null ? null : 'owner',
      marked === null ? null : before(marked),
      student ? 'student' : 'parent',
      JSON.stringify({ age: student }),
    );
const unwanted = () =>
  database
    .prepare(`select reference from leads where ${UNWANTED_BEFORE} order by reference`)
    .all(before(30))
    .map(({ reference }) => reference);

beforeEach(() => {
  database = new DatabaseSync(':memory:');
  // Rows from before the index, which must include them.
  migrate(MIGRATIONS.filter((file) => !file.includes('0011')));
});

describe('after 30 days', () => {
  it('spam expires, counted from when it was marked', () => {
    add('spam that came so', { status: 'spam', age: 31 });
    add('young spam', { status: 'spam', age: 29 });
    add('marked long ago', { status: 'spam', age: 900, marked: 31 });
    add('marked lately', { status: 'spam', age: 900, marked: 29 });
    migrate(MIGRATIONS.filter((file) => file.includes('0011')));
    expect(unwanted()).toEqual(['marked long ago', 'spam that came so']);
  });

  it.each(['over_limit', 'too_fast', 'bot_check'])('a lead with %s and without a status expires', (review) => {
    add('unseen', { review, age: 31 });
    add('young', { review, age: 29 });
    add('answered', { review, age: 31, status: 'answered', marked: 20 });
    add('said to be new', { review, age: 90, marked: 80 });
    expect(unwanted()).toEqual(['unseen']);
  });

  it('no other lead expires', () => {
    for (const review of [null, 'unchecked']) add(`with ${review}`, { review, age: 400 });
    expect(unwanted()).toEqual([]);
  });
});

it('a lead is deleted on the day that the inbox shows', () => {
  add('lead', { age: 40 });
  add('spam', { status: 'spam', age: 40, marked: 10 });
  add('flagged', { review: 'too_fast', age: 10 });
  add('minor', { age: 40, student: '15' });
  add('answered minor', { age: 40, student: '15', status: 'answered', marked: 10 });
  add('adult', { age: 40, student: 'adult' });
  const days = database.prepare(`select reference, ${deleteAt(90)} as day from leads`).all();
  expect(days).toEqual([
    { reference: 'lead', day: YEARS },
    { reference: 'spam', day: NOW + 20 * DAY_MS },
    { reference: 'flagged', day: NOW + 20 * DAY_MS },
    { reference: 'minor', day: NOW + 50 * DAY_MS },
    { reference: 'answered minor', day: YEARS },
    { reference: 'adult', day: YEARS },
  ]);
});

it('the purge reads only suspected leads', () => {
  migrate(MIGRATIONS.filter((file) => file.includes('0011')));
  const plan = database.prepare(`explain query plan delete from leads where ${UNWANTED_BEFORE}`).all(0);
  expect(plan.map(({ detail }) => detail)).toContainEqual(expect.stringContaining('leads_unwanted (received_at<?)'));
});
