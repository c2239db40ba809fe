import { describe, expect, it } from 'vitest';
import { apStart, comingHolidays, dateName, dateSequence, datesFor, firstExamDay, type KeyDate } from './index';

const date = (id: string, day: string, more: Partial<KeyDate> = {}): KeyDate => ({
  id,
  name: id,
  kind: 'deadline',
  day,
  status: 'confirmed',
  source: { name: 'The body', href: 'https://example.org/' },
  checked: '2026-11',
  changed: '2026-11-27',
  ...more,
});

const DATES = [
  date('ucas', '2027-01-13', { time: '18:00', zone: 'Europe/London' }),
  date('ap-biology', '2027-05-03', {
    kind: 'exam',
    programme: 'AP',
    session: '2027-05',
    courses: ['ap-biology'],
    sitting: 2,
  }),
  date('ap-physics', '2027-05-03', {
    kind: 'exam',
    programme: 'AP',
    session: '2027-05',
    courses: ['ap-physics'],
    sitting: 1,
  }),
  date('ib-exams', '2027-04-23', { kind: 'exam', programme: 'IB', session: '2027-05', until: '2027-05-19' }),
  date('eth', '2027-03-31', { regions: ['ch'] }),
  date('nus', '2026-12-16', { regions: ['sg'], until: '2027-02-17' }),
];
const ids = (...choice: Parameters<typeof datesFor> extends [unknown, ...infer Rest] ? Rest : never) =>
  datesFor(DATES, ...choice).map(({ id }) => id);

describe('the dates of a choice', () => {
  it('are those of everybody, in order, if nothing is chosen', () => {
    expect(ids()).toEqual(['ucas', 'ib-exams', 'ap-physics', 'ap-biology']);
  });

  it('include the region’s own, or all regions’', () => {
    expect(ids({ regions: ['ch'] })).toContain('eth');
    expect(ids({ regions: ['ch'] })).not.toContain('nus');
    expect(ids({ regions: 'all' })).toHaveLength(DATES.length);
  });

  it('leave out other programmes, and keep applications', () => {
    expect(ids({ programme: 'IB' })).toEqual(['ucas', 'ib-exams']);
  });

  it('leave out other courses, and keep what concerns all courses', () => {
    expect(ids({ courses: ['ap-biology'] })).toEqual(['ucas', 'ib-exams', 'ap-biology']);
  });

  it('leave out other sessions', () => {
    expect(ids({ session: '2027-11' })).toEqual(['ucas']);
  });

  it('keep a period until its last day', () => {
    expect(ids({ from: '2027-05-19' })).toEqual(['ib-exams']);
    expect(ids({ from: '2027-05-20' })).toEqual([]);
  });
});

it('names a date by the language’s text and its subject', () => {
  const texts = { 'ap-exam': 'Prüfung {subject}' };
  expect(dateName({ name: 'ap-exam', subject: 'AP Biology' }, texts)).toBe('Prüfung AP Biology');
});

it('counts up with each day of a change', () => {
  expect(dateSequence({ changed: '2026-11-28' })).toBe(dateSequence({ changed: '2026-11-27' }) + 1);
});

it('knows the first exam day of a session, and the month of an unknown one', () => {
  expect(firstExamDay(DATES, 'IB', '2027-05')).toBe('2027-04-23');
  expect(firstExamDay(DATES, 'IB', '2027-11')).toBe('2027-11');
});

describe('AP exams start on the local clock', () => {
  it.each([
    ['America/Toronto', '08:00', '12:00'],
    ['Europe/Berlin', '09:00', '13:00'],
    ['Asia/Riyadh', '10:00', '14:00'],
    ['Asia/Kolkata', '06:30', '10:30'],
    ['Pacific/Auckland', '13:00', '17:00'],
  ])('in %s at %s and %s', (zone, first, second) => {
    expect(apStart('2027-05-03', 1, zone)).toBe(first);
    expect(apStart('2027-05-03', 2, zone)).toBe(second);
  });

  it('and at no known time where the College Board names none', () => {
    expect(apStart('2027-05-03', 1, 'Australia/Adelaide')).toBeUndefined();
  });
});

it('keeps holidays until their last day, in order', () => {
  const off = ['2026-12-21/2027-01-01', '2027-02-15', '2027-03-15/2027-03-19'];
  expect(comingHolidays({ off }, '2026-11-28')).toEqual(off);
  expect(comingHolidays({ off }, '2027-01-01')).toEqual(off);
  expect(comingHolidays({ off }, '2027-01-02')).toEqual(off.slice(1));
  expect(comingHolidays({ off }, '2027-02-16')).toEqual(off.slice(2));
  expect(comingHolidays({ off }, '2027-03-20')).toEqual([]);
});
