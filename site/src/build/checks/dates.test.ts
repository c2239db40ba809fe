import { AP_EXAMS } from '@tutoring/domain/ap-exams';
import { datesFor, type KeyDate } from '@tutoring/domain/dates';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readData } from '../content/data';
import { readDateTexts } from '../content/date-texts';
import { readYaml } from '../content/read-yaml';
import { dates as schema } from '../content/schemas/dates';
import { checkDates } from './dates';

const DATA = join(import.meta.dirname, '../../../data');
const data = readData(DATA);
const folder = mkdtempSync(join(tmpdir(), 'dates-'));
cpSync(join(DATA, 'dates'), join(folder, 'dates'), { recursive: true });

afterAll(() => rmSync(folder, { recursive: true }));

/** Reads and checks a group with these dates, as a build does. */
function check(dates: string, group = 'kind: deadline, name: ucas-main, status: confirmed'): KeyDate[] {
  const source = '{ name: The body, href: https://example.org/ }';
  const all = `{ group: UCAS, source: ${source}, checked: 2026-11, changed: 2026-11-27, ${group},\ndates: [\n${dates}\n] }`;
  writeFileSync(join(folder, 'dates.yaml'), `[\n${all}\n]\n`);
  const read = readYaml(join(folder, 'dates.yaml'), schema);
  checkDates(folder, { dates: read, regions: data.regions });
  return read;
}

it('has the exam day, and the day of late testing, of each AP exam that we teach', () => {
  for (const { id } of AP_EXAMS) {
    const kinds = datesFor(data.dates, { programme: 'AP', courses: [id] })
      .filter(({ courses }) => courses)
      .map(({ kind }) => kind);
    expect(kinds, id).toEqual(expect.arrayContaining(['exam', 'late-exam']));
  }
});

it('has AP exams on the weekdays of the two weeks only, with their session of the day', () => {
  for (const { id, day, sitting } of data.dates.filter(
    ({ kind, programme }) => kind === 'exam' && programme === 'AP',
  )) {
    expect(day, id).toMatch(/^2027-05-(0[3-7]|1[0-4])$/);
    expect(sitting, id).toBeDefined();
  }
});

it('gives a date what its group says, unless the date says otherwise', () => {
  const [one, other] = check(
    '{ id: a, day: 2027-01-13 },\n{ id: b, day: 2027-01-13, status: confirmed }',
    'kind: deadline, name: ucas-main, status: expected, basis: rule',
  );
  expect(one).toMatchObject({ kind: 'deadline', status: 'expected', basis: 'rule', checked: '2026-11' });
  expect(other?.status).toBe('confirmed');
  expect(other?.basis).toBeUndefined();
});

describe('refuses', () => {
  it.each([
    [
      'two dates of one id',
      '{ id: a, day: 2027-01-13 },\n{ id: a, day: 2027-01-14 }',
      /dates\.yaml:\d+\n.*Two dates have the id "a"/,
    ],
    ['a period that ends before it begins', '{ id: a, day: 2027-01-13, until: 2027-01-12 }', /a ends before it begins/],
    ['a time without a zone', "{ id: a, day: 2027-01-13, time: '18:00' }", /a time without a time zone/],
    ['an expected date without a basis', '{ id: a, day: 2027-01-13, status: expected }', /expected, without a basis/],
    ['a confirmed date with a basis', '{ id: a, day: 2027-01-13, basis: rule }', /confirmed, with a basis/],
    ['an unknown region', '{ id: a, day: 2027-01-13, regions: [dee] }', /no region "dee"\. Did you mean "de"/],
    [
      'an unknown course',
      '{ id: a, day: 2027-01-13, courses: [ap-chemistri] }',
      /no course "ap-chemistri"\. Did you mean/,
    ],
    ['a day that does not exist', '{ id: a, day: 2027-02-29 }', /must be a day of the calendar/],
  ])('%s', (_, dates, message) => {
    expect(() => check(dates)).toThrow(message);
  });

  it('a date without a status', () => {
    expect(() => check('{ id: a, day: 2027-01-13 }', 'kind: deadline, name: ucas-main')).toThrow(
      /status.*missing here and in the group/,
    );
  });

  it.each([
    ['a name without a text', '{ id: a, name: nobody, day: 2027-01-13 }', /ar\.yaml[^]*lacks "nobody"/],
    [
      'a subject that no text shows',
      '{ id: a, subject: AP Chemistry, day: 2027-01-13 }',
      /"ucas-main" must have \{subject\}/,
    ],
  ])('%s', (_, dates, message) => {
    expect(() => readDateTexts(folder, check(dates))).toThrow(message);
  });
});
