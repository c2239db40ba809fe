import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, dayOf, isoWeekOf, weekdayOf } from './days';
import {
  keepPlan,
  keptWeeks,
  looseNotes,
  missedBefore,
  missingOf,
  progressOf,
  replan,
  sessionEvents,
  withDone,
  withNote,
  type KeptPlan,
} from './kept';
import { planStudy } from './plan';
import { request, requests, subject, TODAY } from './requests.test-data';
import type { StudyRequest } from './types';

function kept(asked: StudyRequest): KeptPlan {
  const result = keepPlan(asked);
  if (result.status === 'invalid') throw new Error(JSON.stringify(result.problems));
  return result.kept;
}

const number = (date: string) => dayOf(date) ?? NaN;
const later = (date: string, days: number) => dateOf(number(date) + days);
const hoursIn = (sessions: readonly { hours: number }[]) => sessions.reduce((sum, { hours }) => sum + hours, 0);

/** Each life plans a year up to five times. */
const LIVES = 60;

/** A life with a plan: after some days, some sessions are ticked, and the rest is planned again; several times. */
const lives = fc.tuple(
  requests(3),
  fc.array(fc.record({ days: fc.integer({ min: 0, max: 60 }), ticks: fc.array(fc.nat(), { maxLength: 12 }) }), {
    minLength: 1,
    maxLength: 4,
  }),
);

interface Step {
  before: KeptPlan;
  today: string;
  after: ReturnType<typeof replan>;
}

function live([asked, chapters]: typeof lives extends fc.Arbitrary<infer Life> ? Life : never): Step[] {
  let [plan, today] = [kept(asked), asked.today];
  return chapters.map(({ days, ticks }) => {
    today = later(today, days);
    for (const tick of ticks) {
      const session = plan.sessions[tick % Math.max(1, plan.sessions.length)]?.session;
      if (session) plan = withDone(plan, session, true);
    }
    const before = plan;
    const after = replan(before, today);
    plan = after.kept;
    return { before, today, after };
  });
}

/** Runs a check after each replanning of many lives. */
function afterEach(check: (step: Step, asked: StudyRequest) => void): void {
  fc.assert(
    fc.property(lives, (life) => live(life).forEach((step) => check(step, life[0]))),
    { numRuns: LIVES },
  );
}

/** The hours of a weekday in a request, Monday first. */
function dailyHours(hours: StudyRequest['hours'], weekday: number): number {
  if (typeof hours !== 'number') return hours[weekday] ?? NaN;
  return weekday === 6 ? 0 : Math.ceil((hours * 2) / 6) / 2;
}

function isOff({ off = [] }: StudyRequest, date: string): boolean {
  return off.some((entry) => {
    const [first = '', last] = entry.split('/');
    return last === undefined ? entry === date || entry === isoWeekOf(number(date)) : first <= date && date <= last;
  });
}

describe('a kept plan', () => {
  it('starts as the planner plans it', () => {
    fc.assert(
      fc.property(requests(), (asked) => {
        const result = planStudy(asked);
        if (result.status === 'invalid') return expect.fail();
        const { slots, missing } = {
          slots: result.plan.weeks.flatMap((week) => week.slots),
          missing: result.plan.fit.missing,
        };
        const plan = kept(asked);
        expect(plan.sessions.map(({ session: _, done, ...slot }) => (done ? undefined : slot))).toEqual(slots);
        expect(hoursIn(missingOf(plan))).toBe(missing);
        expect(keptWeeks(plan).map(({ hours }) => hours)).toEqual(result.plan.weeks.map(({ hours }) => hours));
      }),
    );
  });

  it('reports the problems of a request', () => {
    expect(keepPlan(request({ hours: 0 }))).toMatchObject({ status: 'invalid' });
  });

  it('loses no hour: each is done, planned or reported as missing', () => {
    afterEach(({ before, after, today }, asked) => {
      const first = kept(asked);
      const jobs = [
        ...asked.subjects.map(({ id, exam }) => ({ for: 'exam', id, due: exam })),
        ...(asked.coursework ?? []).map(({ id, due }) => ({ for: 'coursework', id, due })),
      ];
      for (const job of jobs) {
        const own = (plan: KeptPlan) => plan.sessions.filter(({ for: kind, id }) => kind === job.for && id === job.id);
        const missing = (plan: KeptPlan) =>
          hoursIn(missingOf(plan).filter(({ for: kind, id }) => kind === job.for && id === job.id));
        const all = hoursIn(own(first)) + missing(first);
        expect(hoursIn(own(after.kept)) + missing(after.kept)).toBe(all);
        expect(hoursIn(own(before)) + missing(before)).toBe(all);
        // After the exam nothing is open, and what was not done is missing.
        if (job.due <= today) expect(own(after.kept).every(({ done }) => done)).toBe(true);
      }
      expect(after.missing).toEqual(missingOf(after.kept));
    });
  });

  it('plans nothing in the past, on days off, on or after the exam, or beyond a day’s hours', () => {
    afterEach(({ after, today }, asked) => {
      const due = new Map([
        ...asked.subjects.map(({ id, exam }) => [`exam ${id}`, exam] as const),
        ...(asked.coursework ?? []).map((work) => [`coursework ${work.id}`, work.due] as const),
      ]);
      const open = after.kept.sessions.filter(({ done }) => !done);
      for (const { date, for: kind, id } of open) {
        expect(date >= today).toBe(true);
        expect(date < (due.get(`${kind} ${id}`) ?? '')).toBe(true);
        expect(isOff(asked, date)).toBe(false);
      }
      for (const date of new Set(open.map((one) => one.date))) {
        const spent = date === today ? hoursIn(after.kept.sessions.filter((one) => one.done && one.date === date)) : 0;
        const planned = hoursIn(open.filter((one) => one.date === date));
        expect(planned + spent).toBeLessThanOrEqual(dailyHours(asked.hours, weekdayOf(number(date))));
      }
    });
  });

  it('leaves what is done as it is', () => {
    afterEach(({ before, after }) => {
      const done = ({ sessions }: KeptPlan) => sessions.filter((session) => session.done);
      expect(done(after.kept)).toEqual(done(before));
    });
  });

  it('keeps the ids of open sessions, and gives none twice', () => {
    afterEach(({ before, after }) => {
      const ids = after.kept.sessions.map(({ session }) => session);
      expect(new Set(ids).size).toBe(ids.length);
      const series = (id: string) => id.replace(/-\d+$/, '');
      const openIds = ({ sessions }: KeptPlan) => sessions.filter(({ done }) => !done).map(({ session }) => session);
      const [old, now] = [openIds(before), openIds(after.kept)];
      for (const one of new Set(now.map(series))) {
        const [oldOnes, newOnes] = [old, now].map((list) => list.filter((id) => series(id) === one)) as [
          string[],
          string[],
        ];
        // Either all old ids are there, or only old ids are.
        const fewer = newOnes.length <= oldOnes.length;
        expect(fewer ? newOnes.every((id) => oldOnes.includes(id)) : oldOnes.every((id) => newOnes.includes(id))).toBe(
          true,
        );
      }
    });
  });

  it('says exactly what no longer fits, as a count of the free hours does', () => {
    afterEach(({ after, today }, asked) => {
      const open = after.kept.sessions.filter(({ done }) => !done);
      const lost = after.missing.filter(({ for: kind, id }) => {
        const due =
          kind === 'exam'
            ? asked.subjects.find((one) => one.id === id)?.exam
            : asked.coursework?.find((one) => one.id === id)?.due;
        return (due ?? '') > today;
      });
      expect(hoursIn(lost)).toBe(after.fit.missing);
      expect(after.fit.fits).toBe(after.fit.missing === 0);
      // If an hour is missing, no free half hour is left before the last exam of the subjects that lack hours.
      const free = (date: string) =>
        dailyHours(asked.hours, weekdayOf(number(date))) - hoursIn(open.filter((one) => one.date === date));
      if (typeof asked.hours === 'number' || lost.length === 0) return;
      const last =
        lost
          .map(({ for: kind, id }) =>
            kind === 'exam'
              ? asked.subjects.find((one) => one.id === id)?.exam
              : asked.coursework?.find((one) => one.id === id)?.due,
          )
          .sort()
          .at(-1) ?? '';
      for (let date = later(today, 1); date < last; date = later(date, 1)) {
        if (!isOff(asked, date)) expect(free(date)).toBe(0);
      }
    });
  });

  it('changes nothing if the rest is planned twice on one day', () => {
    afterEach(({ after, today }) => {
      const again = replan(after.kept, today);
      expect(again.kept).toEqual(after.kept);
      expect(again.moved).toEqual([]);
    });
  });

  it('suggests changes of which each is enough', () => {
    afterEach(({ after, today }) => {
      for (const way of after.fit.ways) expect(replan(after.kept, today, way).fit.fits).toBe(true);
    });
  });

  it('moves a missed week, and says what moves', () => {
    const plan = kept(request());
    const missed = missedBefore(plan, later(TODAY, 7));
    expect(missed.length).toBeGreaterThan(0);
    const { kept: next, moved, fit } = replan(plan, later(TODAY, 7));
    expect(fit.fits).toBe(true);
    expect(missedBefore(next, later(TODAY, 7))).toEqual([]);
    expect(moved.map(({ session }) => session)).toEqual(expect.arrayContaining(missed));
    expect(progressOf(next)).toEqual({ done: 0, planned: 18.5 });
  });

  it('counts what is done when the plan is made anew, and keeps notes', () => {
    const first = kept(request()).sessions[0]?.session ?? '';
    const plan = withNote(withDone(kept(request()), first, true), first, 'Reactions of acids');
    const anew = keepPlan(request({ today: '2027-01-10', hours: 8 }), plan);
    if (anew.status === 'invalid') return expect.fail();
    expect(progressOf(anew.kept).planned).toBe(18.5);
    expect(progressOf(anew.kept).done).toBe(plan.sessions[0]?.hours);
    expect(anew.kept.notes[first]).toBe('Reactions of acids');
    expect(withNote(anew.kept, first, '').notes).toEqual({});
  });

  it('keeps the notes of sessions that are no longer in the plan, and names their subjects', () => {
    const both = request({ subjects: [subject(), subject({ id: 'History' })] });
    const last = (plan: KeptPlan, name: string) =>
      plan.sessions.filter(({ id }) => id === name).at(-1)?.session ?? expect.fail();
    let plan = kept(both);
    const [chemistry, history] = [last(plan, 'ib-chemistry'), last(plan, 'History')];
    plan = withNote(withNote(plan, chemistry, 'Buffers'), history, 'Sources');
    expect(looseNotes(plan)).toEqual([]);

    // Less to do in one subject, and the other removed.
    const less = keepPlan(request({ subjects: [subject({ target: { grade: 5 } })], today: '2027-01-10' }), plan);
    if (less.status === 'invalid') return expect.fail();
    expect(looseNotes(less.kept)).toEqual([
      { session: chemistry, note: 'Buffers', of: { for: 'exam', id: 'ib-chemistry' } },
      { session: history, note: 'Sources' },
    ]);

    // The subject comes back, with its sessions and their notes.
    const again = keepPlan(both, less.kept);
    if (again.status === 'invalid') return expect.fail();
    expect(looseNotes(again.kept)).toEqual([]);
    expect(sessionEvents(again.kept).find(({ id }) => id === history)?.note).toBe('Sources');
  });

  it('divides what is left by what each component still needs', () => {
    const components = [
      { id: 'Paper 1', weight: 1 },
      { id: 'Paper 2', weight: 1 },
    ];
    let plan = kept(request({ subjects: [subject({ components })] }));
    for (const { session, component } of plan.sessions) plan = withDone(plan, session, component === 'Paper 1');
    const next = replan(plan, later(TODAY, 100)).kept;
    expect(new Set(next.sessions.filter(({ done }) => !done).map(({ component }) => component))).toEqual(
      new Set(['Paper 2']),
    );
  });

  it('plans nothing on the days of a range', () => {
    const plan = kept(request({ off: ['2026-12-01/2027-04-01'] }));
    expect(plan.sessions.length).toBeGreaterThan(0);
    for (const { date } of plan.sessions) expect(date < '2026-12-01' || date > '2027-04-01').toBe(true);
  });

  it('is a list of events for a calendar', () => {
    const plan = kept(request());
    const [first] = plan.sessions;
    const [event] = sessionEvents(withNote(plan, first?.session ?? '', 'Read first'));
    expect(event).toEqual({
      ...{ id: first?.session, date: first?.date, hours: first?.hours, for: 'exam', subject: 'ib-chemistry' },
      ...{ done: false, note: 'Read first' },
    });
    expect(event?.id).toMatch(/^exam-[0-9a-f]{8}-1$/);
  });
});
