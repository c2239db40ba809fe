import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADD_ERROR, ADD_VIOLATION, ADD_VITAL, ERROR_PLACES } from '../../src/reports/store';

/** The statements of the Worker on SQLite itself: thousands of reports in a moment. */
let database: DatabaseSync;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  for (const file of globSync(join(import.meta.dirname, '../../migrations/reports/*.sql')).sort())
    database.exec(readFileSync(file, 'utf8'));
});

const DAY = '2026-11-21';
const REAL = 'TypeError: x is undefined';
const fails = (message: string, page = '/') => database.prepare(ADD_ERROR).get(DAY, page, message, 'app-1a.js:1:2', 1);
const flood = (pages = ['/'], times = 1) => {
  for (let i = 0; i < 5200; i++) {
    for (let time = 0; time < times; time++) fails(`Error: invented ${i}`, pages[i % pages.length]);
  }
};
const countOf = (message: string, page = '/') =>
  database.prepare('select count from errors where message = ? and page = ?').get(message, page)?.count;
const rows = () => database.prepare('select count(*) as n from errors').get()?.n;

describe('after 5,200 invented errors', () => {
  it('a real error is kept and counted', () => {
    flood();
    for (let time = 1; time <= 3; time++) {
      fails(REAL);
      expect(countOf(REAL)).toBe(time);
    }
  });

  it('a real error is kept even if each invented one came several times', () => {
    flood(['/'], 3);
    fails(REAL);
    expect(countOf(REAL)).toBe(1);
    fails('Error: invented once more');
    fails(REAL);
    expect(countOf(REAL)).toBe(2);
  });

  it('earlier errors are kept', () => {
    fails(REAL);
    flood();
    expect(countOf(REAL)).toBe(1);
  });

  it('repeated errors are kept', () => {
    for (let i = 0; i < ERROR_PLACES; i++) fails(`Error: early ${i}`);
    for (let i = 0; i < 5200; i++) {
      if (i % 4 === 0) fails(REAL);
      fails(`Error: invented ${i}`);
    }
    expect(countOf(REAL)).toBeGreaterThan(1000);
  });

  it('other pages are unchanged, and the table has a row for each place', () => {
    fails(REAL, '/contact');
    flood(['/', '*']);
    expect(countOf(REAL, '/contact')).toBe(1);
    expect(rows()).toBe(1 + 2 * ERROR_PLACES);
  });
});

it('violations have their own places', () => {
  const violates = (details: string, times = 1) =>
    database.prepare(ADD_VIOLATION).get(DAY, '/', details, 'csp-violation', times);
  fails(REAL);
  for (let i = 0; i < 5200; i++) violates(`img-src: https://${i}.example/`);
  violates('img-src: https://0.example/');
  violates('img-src: https://0.example/', 2);
  expect(countOf(REAL)).toBe(1);
  const kept = database.prepare('select count, message from violations order by place').all();
  expect(kept).toHaveLength(ERROR_PLACES);
  expect(kept[0]).toEqual({ count: 4, message: 'img-src: https://0.example/' });
});

it('a report reads only its own rows', () => {
  const plan = (sql: string) =>
    database
      .prepare(`explain query plan ${sql}`)
      .all(...(sql === ADD_VITAL ? [DAY, '/', 'LCP', 'good', 1] : [DAY, '/', REAL, '', 1]))
      .map(({ detail }) => String(detail));
  for (const add of [ADD_ERROR, ADD_VIOLATION])
    expect(plan(add)).toEqual(expect.arrayContaining([expect.stringContaining('(day=? AND page=? AND place=?)')]));
  for (const step of [ADD_ERROR, ADD_VIOLATION, ADD_VITAL].flatMap(plan))
    expect(step).not.toMatch(/SCAN (errors|violations|vitals|known)/);
});
