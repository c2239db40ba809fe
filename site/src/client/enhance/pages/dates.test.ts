import { datesFor, type KeyDate } from '@tutoring/domain/dates';
import { expect, it, vi } from 'vitest';
import { chosenDatesPath } from '../../../shared/dates-feed';
import { isFor, isPast } from './dates';

vi.hoisted(() => vi.stubGlobal('SITE_CONFIG', {}));

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

it('subscribes to exactly the dates that the page shows', () => {
  const keyDates = [
    { id: 'ib', programme: 'IB', session: '2027-05' },
    { id: 'november', programme: 'IB', session: '2026-11' },
    { id: 'latin', programme: 'AP', session: '2027-05', courses: ['ap-latin'] },
    { id: 'portfolios', programme: 'AP', courses: ['ap-seminar', 'ap-research'] },
    { id: 'ucas' },
    { id: 'germany', regions: ['de'] },
    { id: 'netherlands', regions: ['nl'] },
  ].map((date) => ({ day: '2027-05-03', ...date })) as KeyDate[];
  for (const programme of ['', 'IB', 'AP'])
    for (const region of ['', 'de', 'nl'])
      for (const course of ['', 'ap-latin', 'ap-research'])
        for (const session of ['', '2026-11', '2027-05']) {
          const path = chosenDatesPath(
            { programme, region, course, session },
            { language: 'en', regions: ['de', 'nl'] },
          );
          const query = new URL(path, 'https://tutoring.example').searchParams;
          const wanted = {
            programme: query.get('programme')?.toUpperCase() as KeyDate['programme'],
            regions: query.get('region')?.split(',') ?? [],
            courses: query.get('courses')?.split(','),
            session: query.get('session') ?? undefined,
          };
          const choice = { programme, regions: region, courses: course, session };
          const isShown = (date: KeyDate) =>
            isFor(
              {
                ...(date.programme && { programme: date.programme }),
                ...(date.session && { session: date.session }),
                ...(date.courses && { courses: date.courses.join(' ') }),
                ...(date.regions && { regions: date.regions.join(' ') }),
              },
              choice,
            );
          const ids = (dates: readonly KeyDate[]) => dates.map(({ id }) => id).sort();
          expect(ids(datesFor(keyDates, wanted)), path).toEqual(ids(keyDates.filter(isShown)));
        }
});
