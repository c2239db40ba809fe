import fc from 'fast-check';
import { dateOf, dayOf, isoWeekOf } from './days';
import type { Standing, StudyRequest, StudySubject } from './types';

/** Chemistry HL, May 2025, the highest boundaries of its three time zones: the example on the page. */
export const CHEMISTRY = [16, 28, 42, 54, 64, 75];

export const TODAY = '2026-11-22';

/** A simple subject, with the changes that a test needs. */
export function subject(changed: Partial<StudySubject> = {}): StudySubject {
  return {
    id: 'ib-chemistry',
    level: 'HL',
    bounds: CHEMISTRY,
    current: { percent: 58 },
    target: { percent: 64 },
    exam: '2027-05-03',
    ...changed,
  };
}

/** A request with one subject and six hours a week, with the changes that a test needs. */
export function request(changed: Partial<StudyRequest> = {}): StudyRequest {
  return { today: TODAY, subjects: [subject()], hours: 6, practice: 1, ...changed };
}

/** Any day, with leap days, clock changes and year ends among them. */
const today = fc.oneof(
  fc.constantFrom('2027-12-27', '2028-02-28', '2027-03-26', '2026-12-28', '2027-10-29'),
  fc.integer({ min: 20_000, max: 24_000 }).map(dateOf),
);

const standing = (grades: number): fc.Arbitrary<Standing> =>
  fc.oneof(
    fc.double({ min: 0, max: 100, noNaN: true }).map((percent) => ({ percent })),
    fc.integer({ min: 0, max: 100 }).map((percent) => ({ percent })),
    fc.integer({ min: 1, max: grades }).map((grade) => ({ grade })),
  );

const bounds = (count: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: count, maxLength: count })
    .map((numbers) => numbers.sort((one, other) => one - other));

const subjects = (from: number, most: number) =>
  fc
    .array(
      fc.constantFrom('HL' as const, 'SL' as const, 'AP' as const).chain((level) =>
        fc.record({
          level: fc.constant(level),
          bounds: bounds(level === 'AP' ? 4 : 6),
          current: standing(level === 'AP' ? 5 : 7),
          target: standing(level === 'AP' ? 5 : 7),
          exam: fc.integer({ min: from + 1, max: from + 250 }).map(dateOf),
          hold: fc.boolean(),
          components: fc
            .array(fc.record({ weight: fc.integer({ min: 1, max: 80 }), percent: fc.integer({ min: 0, max: 100 }) }), {
              maxLength: 4,
            })
            .map((list) => list.map((component, index) => ({ id: `p${index + 1}`, ...component }))),
        }),
      ),
      { minLength: 1, maxLength: most },
    )
    .map((list) => list.map((one, index) => ({ id: `subject ${index}`, ...one })));

const halfHours = (most: number) => fc.integer({ min: 0, max: most * 2 }).map((units) => units / 2);

const hours = fc.oneof(
  fc.integer({ min: 1, max: 60 }).map((units) => units / 2),
  fc.array(halfHours(4), { minLength: 7, maxLength: 7 }).filter((week) => week.some((day) => day > 0)),
);

/** Valid requests. */
export const requests = (most = 4): fc.Arbitrary<StudyRequest> =>
  today.chain((date) => {
    const from = dayOf(date) ?? 0;
    const ahead = fc.integer({ min: from, max: from + 250 });
    return fc.record({
      today: fc.constant(date),
      subjects: subjects(from, most),
      hours,
      practice: fc.double({ min: 0, max: 1, noNaN: true }),
      off: fc.array(fc.oneof(ahead.map(dateOf), ahead.map(isoWeekOf)), { maxLength: 8 }),
      coursework: fc
        .array(
          fc.record({
            kind: fc.constantFrom('ia' as const, 'ee' as const, 'tok-essay' as const),
            hours: fc.double({ min: 0, max: 50, noNaN: true }),
            due: fc.integer({ min: from + 1, max: from + 250 }).map(dateOf),
          }),
          { maxLength: 2 },
        )
        .map((list) => list.map((work, index) => ({ id: `work ${index}`, ...work }))),
    });
  });
