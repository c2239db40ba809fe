import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkRequest } from './check';
import { planStudy } from './plan';
import { CHEMISTRY, request, requests, subject } from './requests.test-data';
import type { StudyCoursework, StudyRequest, StudySubject } from './types';

const work = (changed: Partial<StudyCoursework>): Partial<StudyRequest> => ({
  coursework: [{ id: 'EE', kind: 'ee', hours: 40, due: '2027-01-15', ...changed }],
});
const one = (changed: Partial<StudySubject>): Partial<StudyRequest> => ({ subjects: [subject(changed)] });
const many = (count: number) => Array.from({ length: count }, (_, index) => subject({ id: `s${index}` }));

it('accepts valid requests', () => {
  expect(checkRequest(request())).toEqual([]);
  expect(checkRequest(request({ subjects: [], ...work({}) }))).toEqual([]);
  fc.assert(fc.property(requests(12), (valid) => void expect(checkRequest(valid)).toEqual([])));
});

it.each<[string, Partial<StudyRequest>, string[]]>([
  ['a today that does not exist', { today: '2027-02-29' }, ['today not-a-date']],
  ['nothing to plan', { subjects: [] }, ['subjects nothing-to-plan']],
  ['more than twelve subjects', { subjects: many(13) }, ['subjects too-many']],
  ['two subjects with one id', { subjects: [subject(), subject()] }, ['subjects.1.id twice']],
  ['an exam in the past', one({ exam: '2026-05-04' }), ['subjects.0.exam not-ahead']],
  ['an exam today', one({ exam: '2026-11-22' }), ['subjects.0.exam not-ahead']],
  ['an exam in ten years', one({ exam: '2036-11-22' }), ['subjects.0.exam too-far']],
  ['an exam on a day that does not exist', one({ exam: '2027-04-31' }), ['subjects.0.exam not-a-date']],
  ['a percentage above 100', one({ target: { percent: 101 } }), ['subjects.0.target.percent out-of-range']],
  ['NaN as a percentage', one({ current: { percent: NaN } }), ['subjects.0.current.percent out-of-range']],
  ['a grade 8', one({ target: { grade: 8 } }), ['subjects.0.target.grade unknown-grade']],
  ['half a grade', one({ current: { grade: 5.5 } }), ['subjects.0.current.grade unknown-grade']],
  ['bounds that fall', one({ bounds: [16, 28, 42, 40, 64, 75] }), ['subjects.0.bounds not-bounds']],
  ['bounds of another level', one({ level: 'AP', current: { grade: 3 } }), ['subjects.0.bounds not-bounds']],
  ['a bound of 0', one({ bounds: [0, ...CHEMISTRY.slice(1)] }), ['subjects.0.bounds not-bounds']],
  [
    'a component without weight',
    one({ components: [{ id: 'p1', weight: 0 }] }),
    ['subjects.0.components.0.weight out-of-range'],
  ],
  [
    'a component beyond 100 %',
    one({ components: [{ id: 'p1', weight: 1, percent: 120 }] }),
    ['subjects.0.components.0.percent out-of-range'],
  ],
  [
    'two components with one id',
    one({
      components: [
        { id: 'p1', weight: 1 },
        { id: 'p1', weight: 1 },
      ],
    }),
    ['subjects.0.components.1.id twice'],
  ],
  [
    'nine components',
    one({ components: Array.from({ length: 9 }, (_, index) => ({ id: `p${index}`, weight: 1 })) }),
    ['subjects.0.components too-many'],
  ],
  ['no hours', { hours: 0 }, ['hours no-hours']],
  ['a week of no hours', { hours: [0, 0, 0, 0, 0, 0, 0] }, ['hours no-hours']],
  ['more hours than six days have', { hours: 72.5 }, ['hours out-of-range']],
  ['hours below 0', { hours: -1 }, ['hours out-of-range']],
  ['infinite hours', { hours: Infinity }, ['hours out-of-range']],
  ['a quarter of an hour', { hours: 1.25 }, ['hours not-half-hours']],
  ['a week of six days', { hours: [1, 1, 1, 1, 1, 1] }, ['hours out-of-range']],
  ['a day of 13 hours', { hours: [1, 13, 1, 0.2, 1, 1, 1] }, ['hours.1 out-of-range', 'hours.3 not-half-hours']],
  ['a share of practice above 1', { practice: 1.1 }, ['practice out-of-range']],
  ['a week off that does not exist', { off: ['2026-W53', '2027-W53'] }, ['off.1 not-a-day-or-week']],
  ['a day off that does not exist', { off: ['2026-11-31'] }, ['off.0 not-a-day-or-week']],
  ['more than sixty days off', { off: Array.from({ length: 61 }, () => '2026-W53') }, ['off too-many']],
  ['coursework of too many hours', work({ hours: 501 }), ['coursework.0.hours out-of-range']],
  ['coursework due yesterday', work({ due: '2026-11-21' }), ['coursework.0.due not-ahead']],
  [
    'thirteen pieces of coursework',
    {
      coursework: Array.from({ length: 13 }, (_, index) => ({
        id: `${index}`,
        kind: 'ia',
        hours: 1,
        due: '2027-01-15',
      })),
    },
    ['coursework too-many'],
  ],
  [
    'several problems at once',
    { ...one({ exam: 'soon', target: { grade: 0 } }), hours: 0 },
    ['hours no-hours', 'subjects.0.target.grade unknown-grade', 'subjects.0.exam not-a-date'],
  ],
])('reports %s', (_, changed, expected) => {
  const result = planStudy(request(changed));
  expect(result.status === 'ready' ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)).toEqual(
    expected,
  );
});

it('never throws for values of the right type', () => {
  const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0, NaN, Infinity, -Infinity, 1e308));
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('2027-05-03', '2026-11-22', '2026-W53', '__proto__'),
  );
  const standing = fc.oneof(fc.record({ percent: number }), fc.record({ grade: number }));
  const hostile = fc.record({
    today: text,
    practice: number,
    hours: fc.oneof(number, fc.array(number, { maxLength: 8 })),
    off: fc.array(text, { maxLength: 3 }),
    subjects: fc.array(
      fc.record({
        id: text,
        level: fc.constantFrom('HL' as const, 'SL' as const, 'AP' as const),
        bounds: fc.oneof(fc.array(number, { maxLength: 7 }), fc.constant(CHEMISTRY)),
        current: standing,
        target: standing,
        exam: text,
        components: fc.array(fc.record({ id: text, weight: number, percent: number }), { maxLength: 2 }),
      }),
      { maxLength: 2 },
    ),
    coursework: fc.array(fc.record({ id: text, kind: fc.constant('tok-essay' as const), hours: number, due: text }), {
      maxLength: 2,
    }),
  });
  fc.assert(
    fc.property(hostile, (valid) => void expect(() => planStudy(valid)).not.toThrow()),
    { numRuns: 500 },
  );
});
