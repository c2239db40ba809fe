import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoundariesBySession } from './boundaries';
import { boundsBySession, boundsOfAll, pastGrades } from './subject';

/** Invented. In May there are two time zones. */
const SESSIONS: BoundariesBySession = {
  M24: { TZ1: [10, 20, 30, 50, 60, 70], TZ2: [12, 22, 32, 48, 62, 74] },
  N24: { TZ0: [11, 21, 31, 49, 66, 75] },
  N23: { TZ0: [11, 21, 31, 49, 66, 80] },
};

describe('the bounds of a session', () => {
  it('cover its papers; the most recent session comes first, and November after May', () => {
    expect(boundsBySession(SESSIONS).map(({ session }) => session)).toEqual(['N24', 'M24', 'N23']);
    expect(boundsBySession(SESSIONS)[1]?.bounds).toEqual({
      2: { low: 10, high: 12 },
      3: { low: 20, high: 22 },
      4: { low: 30, high: 32 },
      5: { low: 48, high: 50 },
      6: { low: 60, high: 62 },
      7: { low: 70, high: 74 },
    });
  });

  it('do not exist for a course without sessions', () => {
    expect(boundsBySession(undefined)).toEqual([]);
    expect(boundsOfAll(undefined)).toEqual({});
  });
});

it('covers all papers of all sessions', () => {
  expect(boundsOfAll(SESSIONS)).toMatchObject({ 2: { low: 10, high: 12 }, 7: { low: 70, high: 80 } });
});

describe('grades by past boundaries', () => {
  const gradesOf = (least: number, most = least) => pastGrades({ least, most }, boundsBySession(SESSIONS));

  it('are counted by session, the best first', () => {
    expect(gradesOf(75)).toEqual([
      { lowest: 7, highest: 7, sessions: ['N24', 'M24'] },
      { lowest: 6, highest: 6, sessions: ['N23'] },
    ]);
  });

  it('are a range if the time zones of a session differ', () => {
    expect(gradesOf(72)).toEqual([
      { lowest: 6, highest: 7, sessions: ['M24'] },
      { lowest: 6, highest: 6, sessions: ['N24', 'N23'] },
    ]);
  });

  it('do not exist without sessions', () => {
    expect(pastGrades({ least: 50, most: 50 }, [])).toEqual([]);
  });

  it('agree with a count of each paper, and name each session once', () => {
    const paper = fc
      .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 6, maxLength: 6 })
      .map((from) => [...from].sort((one, other) => one - other));
    const sessions = fc.dictionary(
      fc.constantFrom('M22', 'N22', 'M23', 'N23', 'M24'),
      fc.dictionary(fc.constantFrom('TZ1', 'TZ2'), paper, { minKeys: 1 }),
    );
    fc.assert(
      fc.property(sessions, fc.integer({ min: 0, max: 100 }), (known, percent) => {
        const found = pastGrades({ least: percent, most: percent }, boundsBySession(known));
        expect(found.flatMap((one) => one.sessions).sort()).toEqual(Object.keys(known).sort());
        for (const { lowest, highest, sessions: named } of found) {
          for (const session of named) {
            const grades = Object.values(known[session] ?? {}).map(
              (from) => 1 + from.filter((bound) => percent >= bound).length,
            );
            expect([lowest, highest]).toEqual([Math.min(...grades), Math.max(...grades)]);
          }
        }
      }),
    );
  });
});
