import { expect, it } from 'vitest';
import { isFor, isPast } from './dates';

const DATES = {
  ib: { programme: 'IB' },
  latin: { programme: 'AP', courses: 'ap-latin' },
  portfolios: { programme: 'AP', courses: 'ap-seminar ap-research' },
  ucas: {},
  germany: { regions: 'de' },
};
const shown = (choice: Parameters<typeof isFor>[1]) =>
  Object.entries(DATES).flatMap(([name, date]) => (isFor(date, choice) ? [name] : []));

it('shows all dates until something is chosen', () => {
  expect(shown({ programme: '', regions: '', courses: '' })).toEqual(Object.keys(DATES));
});

it('keeps applications when a programme is chosen', () => {
  expect(shown({ programme: 'IB' })).toEqual(['ib', 'ucas', 'germany']);
});

it('leaves out other regions, and keeps what is for everybody', () => {
  expect(shown({ regions: 'nl' })).toEqual(['ib', 'latin', 'portfolios', 'ucas']);
  expect(shown({ regions: 'de' })).toContain('germany');
});

it('leaves out other AP exams', () => {
  expect(shown({ programme: 'AP', courses: 'ap-research' })).toEqual(['portfolios', 'ucas', 'germany']);
});

it('keeps a date until its last day has ended', () => {
  expect(isPast('2027-05-19', '2027-05-19')).toBe(false);
  expect(isPast('2027-05-19', '2027-05-20')).toBe(true);
});
