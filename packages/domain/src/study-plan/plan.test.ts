import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange } from './apply-change';
import { checkRequest } from './check';
import { dayOf, isoWeekOf } from './days';
import { planStudy } from './plan';
import { request, requests, subject } from './requests.test-data';
import type { StudyChange, StudyPlan, StudyRequest } from './types';

function planned(asked: StudyRequest): StudyPlan {
  const result = planStudy(asked);
  if (result.status === 'invalid') throw new Error(JSON.stringify(result.problems));
  return result.plan;
}

const slotsOf = (plan: StudyPlan) => plan.weeks.flatMap(({ slots }) => slots);
const number = (date: string) => dayOf(date) ?? NaN;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The hours of each weekday in a request, Monday first. */
function dailyHours(hours: StudyRequest['hours']): (weekday: number) => number {
  if (typeof hours !== 'number') return (weekday) => hours[weekday] ?? NaN;
  const least = Math.floor((hours * 2) / 6) / 2;
  return (weekday) => (weekday === 6 ? 0 : least + 0.5);
}

describe('planStudy', () => {
  it('plans the example on the page', () => {
    const plan = planned(request());
    expect(plan.hours).toBe(18.5);
    expect(plan.fit).toEqual({ fits: true, missing: 0, ways: [] });
    expect(plan.heavy).toBe(false);
    expect(plan.weeks[0]?.monday).toBe('2026-11-16');
    expect(plan.weeks.at(-1)).toMatchObject({ monday: '2027-05-03', week: '2027-W18', hours: 0 });
  });

  it('puts every hour into a slot or counts it as missing', () => {
    fc.assert(
      fc.property(requests(), (asked) => {
        const plan = planned(asked);
        const slots = slotsOf(plan);
        for (const [kind, jobs] of [
          ['exam', plan.subjects],
          ['coursework', plan.coursework],
        ] as const) {
          for (const { id, hours, missing } of jobs) {
            const own = slots.filter((slot) => slot.for === kind && slot.id === id);
            expect(sum(own.map((slot) => slot.hours)) + missing).toBe(hours);
          }
        }
        expect(sum(slots.map(({ hours }) => hours)) + plan.fit.missing).toBe(plan.hours);
        expect(sum(plan.weeks.map(({ hours }) => hours)) + plan.fit.missing).toBe(plan.hours);
        for (const { hours } of slots) expect(hours >= 0.5 && Number.isInteger(hours * 2)).toBe(true);
      }),
    );
  });

  it('rounds likely hours up by less than half an hour', () => {
    fc.assert(
      fc.property(requests(), (asked) => {
        for (const { hours, rule } of planned(asked).subjects) {
          expect(hours - rule.likely).toBeGreaterThan(-1e-6);
          expect(hours - rule.likely).toBeLessThan(0.5);
        }
      }),
    );
  });

  it('has no slot before today, on a day off, on or after the exam, or beyond a day’s hours', () => {
    fc.assert(
      fc.property(requests(), (asked) => {
        const plan = planned(asked);
        const daily = dailyHours(asked.hours);
        const due = new Map([
          ...asked.subjects.map(({ id, exam }) => [`exam ${id}`, exam] as const),
          ...(asked.coursework ?? []).map((work) => [`coursework ${work.id}`, work.due] as const),
        ]);
        const days = new Map<string, number>();
        for (const { monday, week, slots } of plan.weeks) {
          for (const slot of slots) {
            expect(slot.date >= asked.today).toBe(true);
            expect(slot.date < (due.get(`${slot.for} ${slot.id}`) ?? '')).toBe(true);
            expect(asked.off).not.toContain(slot.date);
            expect(asked.off).not.toContain(isoWeekOf(number(slot.date)));
            expect(isoWeekOf(number(slot.date))).toBe(week);
            expect(number(slot.date) - number(monday)).toBeLessThan(7);
            days.set(slot.date, (days.get(slot.date) ?? 0) + slot.hours);
          }
        }
        for (const [date, hours] of days) {
          expect(hours).toBeLessThanOrEqual(daily((new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7));
        }
        const [first, last] = [plan.weeks[0], plan.weeks.at(-1)];
        expect(plan.weeks).toHaveLength((number(last?.monday ?? '') - number(first?.monday ?? '')) / 7 + 1);
      }),
      { numRuns: 50 },
    );
  });

  it('returns the same plan for the same request', () => {
    fc.assert(
      fc.property(requests(), (asked) => {
        expect(planStudy(structuredClone(asked))).toEqual(planStudy(asked));
      }),
      { numRuns: 30 },
    );
  });

  it('fits with the needed hours a week, and not with half an hour less', () => {
    fc.assert(
      fc.property(requests(), (asked) => {
        const needed = planned(asked).neededAWeek.likely;
        // Days of different lengths get hours in their own proportions: see `more-hours` below.
        if (typeof asked.hours !== 'number' || needed === undefined || needed > 72) return;
        if (needed > 0) expect(planned({ ...asked, hours: needed }).fit.fits).toBe(true);
        if (needed > 0.5) expect(planned({ ...asked, hours: needed - 0.5 }).fit.fits).toBe(false);
      }),
    );
  });

  it('never needs fewer hours a week for a higher target, an earlier exam or more days off', () => {
    fc.assert(
      fc.property(requests(), fc.nat(), fc.nat({ max: 100 }), (asked, pick, amount) => {
        const index = pick % asked.subjects.length;
        const change = (changed: (one: (typeof asked.subjects)[number]) => object): StudyRequest => ({
          ...asked,
          subjects: asked.subjects.map((one, at) => (at === index ? { ...one, ...changed(one) } : one)),
        });
        const harder = [
          change(({ target, bounds }) => {
            const now = 'percent' in target ? target.percent : target.grade === 1 ? 0 : (bounds[target.grade - 2] ?? 0);
            return { target: { percent: Math.min(100, now + amount) } };
          }),
          change(({ exam }) => ({
            exam: new Date(Math.max(number(exam) - amount, number(asked.today) + 1) * 864e5).toISOString().slice(0, 10),
          })),
          { ...asked, off: [...(asked.off ?? []), isoWeekOf(number(asked.today) + amount)] },
        ];
        const easy = planned(asked).neededAWeek;
        for (const hard of harder.map((one) => planned(one).neededAWeek)) {
          for (const figure of ['low', 'likely', 'high'] as const) {
            expect(hard[figure] ?? Infinity).toBeGreaterThanOrEqual(easy[figure] ?? Infinity);
          }
        }
        expect(easy.low ?? Infinity).toBeLessThanOrEqual(easy.likely ?? Infinity);
        expect(easy.likely ?? Infinity).toBeLessThanOrEqual(easy.high ?? Infinity);
      }),
    );
  });

  it('warns above 25 hours a week', () => {
    const much = subject({ current: { percent: 10 }, target: { grade: 7 }, exam: '2026-12-14' });
    expect(planned(request({ subjects: [much] })).heavy).toBe(true);
    expect(planned(request({ subjects: [subject({ exam: '2026-12-14' })], hours: 20 })).heavy).toBe(false);
  });

  it('returns `undefined` if no number of hours a week is enough', () => {
    // Only a Sunday is left, and Sundays are free.
    const plan = planned(request({ subjects: [subject({ exam: '2026-11-23' })] }));
    expect(plan.neededAWeek).toEqual({ low: undefined, likely: undefined, high: undefined });
    expect(plan.fit).toMatchObject({ fits: false, missing: 18.5, ways: [] });
    expect(plan.heavy).toBe(true);
  });

  it('plans nothing if every target is reached', () => {
    const plan = planned(request({ subjects: [subject({ target: { grade: 5 } })] }));
    expect(plan).toMatchObject({ hours: 0, fit: { fits: true }, neededAWeek: { low: 0, likely: 0, high: 0 } });
    expect(slotsOf(plan)).toEqual([]);
  });
});

describe('components', () => {
  const components = [
    { id: 'p1', weight: 36, percent: 64 },
    { id: 'p2', weight: 44, percent: 54 },
    { id: 'p3', weight: 20, percent: 44 },
  ];

  it('get hours in proportion to weight × gap', () => {
    const [split] = planned(request({ subjects: [subject({ components })] })).subjects;
    expect(split?.components.map(({ gap, hours }) => [gap, hours])).toEqual([
      [0, 0],
      [10, 9.5],
      [20, 9],
    ]);
    expect(split?.components[1]?.share).toBeCloseTo(440 / 840, 9);
  });

  it('use the subject’s gap by default, and weights alone if no component has a gap', () => {
    const [one] = planned(
      request({
        subjects: [
          subject({
            components: [
              { id: 'a', weight: 1 },
              { id: 'b', weight: 3 },
            ],
          }),
        ],
      }),
    ).subjects;
    expect(one?.components.map(({ gap, share }) => [gap, share])).toEqual([
      [6, 0.25],
      [6, 0.75],
    ]);
    const done = components.map((component) => ({ ...component, percent: 90 }));
    const [two] = planned(request({ subjects: [subject({ components: done })] })).subjects;
    expect(two?.components.map(({ share }) => share)).toEqual([0.36, 0.44, 0.2]);
  });

  it('add up to the subject’s hours, in the split and in the slots', () => {
    fc.assert(
      fc.property(requests(), (asked) => {
        const plan = planned(asked);
        for (const { id, hours, missing, components: split } of plan.subjects) {
          if (split.length === 0) continue;
          expect(sum(split.map((component) => component.hours))).toBe(hours);
          expect(sum(split.map(({ share }) => share))).toBeCloseTo(1, 9);
          if (missing > 0) continue;
          for (const component of split) {
            const own = slotsOf(plan).filter(
              (slot) => slot.for === 'exam' && slot.id === id && slot.component === component.id,
            );
            expect(sum(own.map((slot) => slot.hours))).toBe(component.hours);
          }
        }
      }),
    );
  });
});

describe('spacing', () => {
  const daysOf = (plan: StudyPlan, id: string) => [
    ...new Set(
      slotsOf(plan)
        .filter((slot) => slot.id === id)
        .map(({ date }) => number(date)),
    ),
  ];

  it('leaves no gap longer than a fifth of the time to the exam or a week, apart from the free Sunday', () => {
    const busy = ['2027-03-01', '2027-03-15', '2027-04-05'].map((exam, index) =>
      subject({ id: `s${index}`, exam, target: { grade: 7 } }),
    );
    // One subject has hardly more half hours than returns, so an even pace would be too slow at the end.
    for (const asked of [request({ subjects: busy, hours: 12 }), request()]) {
      const plan = planned(asked);
      expect(plan.fit.fits).toBe(true);
      for (const { id, exam } of asked.subjects) {
        const days = [...daysOf(plan, id), number(exam)];
        days.reduce((last, day) => {
          const left = number(exam) - last;
          const longest = Math.min(7, Math.max(1, Math.floor(left / 5)));
          expect(day - last, `${id}, ${left} days before`).toBeLessThanOrEqual(longest + 1);
          return day;
        });
      }
    }
  });

  it('spaces every subject in a plan that has just enough hours', () => {
    const subjects = ['2027-01-18', '2027-01-11', '2027-01-25'].map((exam, index) =>
      subject({ id: `s${index}`, exam, target: { percent: [75, 62, 64][index] ?? 0 } }),
    );
    const needed = planned(request({ subjects })).neededAWeek.likely ?? NaN;
    const plan = planned(request({ subjects, hours: needed }));
    for (const { id, exam } of subjects) {
      const days = [...daysOf(plan, id), number(exam)];
      const gaps = days.slice(1).map((day, index) => day - (days[index] ?? NaN));
      expect(Math.max(...gaps), id).toBeLessThanOrEqual(14);
    }
  });

  it('spreads hours evenly: neither half of the time gets more than three fifths of them', () => {
    const plan = planned(request({ subjects: [subject({ target: { grade: 7 } })], hours: 6 }));
    const half = plan.weeks.slice(0, Math.ceil(plan.weeks.length / 2));
    const share = sum(half.map(({ hours }) => hours)) / plan.hours;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  it('recalls earlier study days of the subject, after 10 to 20 % of their time to the exam', () => {
    fc.assert(
      fc.property(requests(), (asked) => {
        const plan = planned(asked);
        for (const slot of slotsOf(plan)) {
          if (slot.for === 'coursework') expect(slot.recalls).toBeUndefined();
          if (slot.recalls === undefined) continue;
          const exam = number(asked.subjects.find(({ id }) => id === slot.id)?.exam ?? '');
          const from = number(slot.recalls);
          expect(daysOf(plan, slot.id)).toContain(from);
          const gap = (number(slot.date) - from) / (exam - from);
          expect(gap).toBeGreaterThanOrEqual(0.1);
          if (number(slot.date) - from > 1) expect(gap).toBeLessThanOrEqual(0.2);
        }
      }),
      { numRuns: 50 },
    );
    expect(slotsOf(planned(request())).filter(({ recalls }) => recalls).length).toBeGreaterThan(10);
  });
});

describe('changes that make a plan fit', () => {
  const withAll = (asked: StudyRequest, way: readonly StudyChange[]) => way.reduce(applyChange, asked);

  it('are suggested only if needed, and each is enough', () => {
    let [alone, together, none] = [0, 0, 0];
    fc.assert(
      fc.property(requests(), (asked) => {
        const { fit } = planned(asked);
        if (fit.fits) expect(fit.ways).toEqual([]);
        if (fit.fits) return;
        for (const way of fit.ways) {
          const changed = withAll(asked, way);
          expect(checkRequest(changed)).toEqual([]);
          expect(planned(changed).fit.fits).toBe(true);
        }
        expect(fit.ways.length).toBeLessThanOrEqual(3);
        if (fit.ways.length === 0) none += 1;
        else if (fit.ways[0]?.length === 1) alone += 1;
        else {
          together += 1;
          expect(fit.ways).toHaveLength(1);
          // Every change of the set is needed.
          for (const change of fit.ways[0] ?? []) {
            const others = (fit.ways[0] ?? []).filter((other) => other !== change);
            expect(planned(withAll(asked, others)).fit.fits).toBe(false);
          }
        }
      }),
      { numRuns: 300, seed: 12 },
    );
    // The generated requests covered all three kinds.
    expect(Math.min(alone, together, none)).toBeGreaterThan(5);
  });

  const tight = request({
    subjects: [subject({ exam: '2027-01-11' }), subject({ id: 'history', level: 'SL', exam: '2027-01-11' })],
    practice: 0.5,
    hours: 5,
    off: ['2026-W52', '2026-W53'],
  });

  it('are as small as possible', () => {
    // 21.6 and 18 hours, rounded up to 40. Sundays are free, so five weeks of five hours are left.
    const { fit, neededAWeek } = planned(tight);
    expect(neededAWeek.likely).toBe(8);
    expect(fit.missing).toBe(15);
    expect(fit.ways[0]).toEqual([{ kind: 'more-hours', by: 3, hoursAWeek: 8 }]);
  });

  it('give up only as many weeks off as needed', () => {
    const { fit } = planned({ ...tight, hours: 6.5 });
    expect(fit.missing).toBe(7.5);
    const way = fit.ways.flat().find(({ kind }) => kind === 'fewer-off');
    expect(way).toMatchObject({ off: [expect.any(String), expect.any(String)] });
    const less = planned({ ...tight, hours: 7 })
      .fit.ways.flat()
      .find(({ kind }) => kind === 'fewer-off');
    expect(less).toEqual({ kind: 'fewer-off', off: ['2026-W52'] });
  });

  it('are combined if no single change is enough', () => {
    const subjects = [
      subject({ exam: '2026-12-14', target: { grade: 7 } }),
      subject({ id: 'physics', exam: '2026-12-14', target: { grade: 7 } }),
    ];
    const { fit } = planned(request({ subjects, hours: 4, practice: 0 }));
    expect(fit.ways).toHaveLength(1);
    expect(fit.ways[0]?.length).toBeGreaterThan(1);
  });

  it('can lower a target to the present grade, which keeps the minimum of hours', () => {
    const changed = applyChange(request(), { kind: 'lower-target', subject: 'ib-chemistry', grade: 5 });
    expect(planned(changed).hours).toBe(10);
  });

  it('are found for twelve subjects that need many changes at once', () => {
    const subjects = Array.from({ length: 12 }, (_, index) =>
      subject({ id: `s${index}`, current: { grade: 2 }, target: { grade: 3 }, exam: '2027-01-25' }),
    );
    const { fit } = planned(request({ subjects, hours: 1, practice: 0, off: ['2026-W52'] }));
    expect(fit.fits).toBe(false);
  });
});
