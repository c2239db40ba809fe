import { comingHolidays } from '@tutoring/domain/dates';
import { rangeOf, STUDY_LIMITS } from '@tutoring/domain/study-plan';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readData } from '../data';
import { holidays as schema } from './holidays';

const { holidays } = readData(join(import.meta.dirname, '../../../../data'));

const GROUP = {
  group: 'Ontario',
  country: 'CA',
  status: 'confirmed',
  source: { name: 'The body', href: 'https://example.org/' },
  checked: '2026-11',
  calendars: [{ id: 'ca-on', place: 'Ontario', off: ['2026-12-21/2027-01-01', '2027-02-15'] }],
};
const withOff = (...off: string[]) => ({ ...GROUP, calendars: [{ id: 'ca-on', off }] });

it('gives each calendar what its group says', () => {
  const { group: _, calendars, ...all } = GROUP;
  expect(schema.parse([GROUP])).toEqual([{ ...all, ...calendars[0] }]);
});

describe('rejects', () => {
  it.each<[string, unknown[], string]>([
    ['a day that does not exist', [withOff('2027-02-30')], 'must be a day such as'],
    ['a period that ends before it begins', [withOff('2027-02-15/2027-02-14')], 'must be a day such as'],
    ['a week, which the planner knows but the file does not', [withOff('2027-W07')], 'must be a day such as'],
    ['days out of order', [withOff('2027-02-15', '2027-01-04')], 'must be in order'],
    ['periods that overlap', [withOff('2026-12-21/2027-01-01', '2027-01-01')], 'must be in order'],
    ['expected holidays without a basis', [{ ...GROUP, status: 'expected' }], 'must say how'],
    ['confirmed holidays with a basis', [{ ...GROUP, basis: 'rule' }], 'must say how'],
    ['the same id twice', [GROUP, GROUP], 'two calendars with the same id'],
    ['a country that is no code', [{ ...GROUP, country: 'Canada' }], 'must be a country’s code'],
  ])('%s', (_, groups, message) => {
    const { success, error } = schema.safeParse(groups);
    expect(success).toBe(false);
    expect(error?.message).toContain(message);
  });
});

describe('the calendars', () => {
  it('have ids that a link to a plan may have', () => {
    for (const { id } of holidays) expect(id).toMatch(/^[a-z-]{1,20}$/);
  });

  it('have no period of a month and a half, which would be a mistake', () => {
    for (const { id, off } of holidays)
      for (const period of off) {
        const [first, last] = rangeOf(period) ?? [0, 0];
        expect(last - first, `${id} ${period}`).toBeLessThan(45);
      }
  });

  it('leave room for days off of the visitor’s own', () => {
    for (const one of holidays) expect(comingHolidays(one, '2026-11-01').length).toBeLessThan(STUDY_LIMITS.off / 4);
  });
});
