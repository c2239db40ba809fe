import { CANCELLED_EVENT_DAYS, PLAN_CALENDAR_KEPT_DAYS } from '@tutoring/domain/retention';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deletionOf, mergeEvents, sequenceOf, type StoredEvent } from './plan-events';

const NOW = Date.parse('2026-11-27T10:00:00.400Z');
const DAY_MS = 86_400_000;
const sent = (id: string, day = '2027-01-01') => ({ id, day, title: `Title of ${id}` });

it('keeps the stamp of what stays the same', () => {
  const stored = mergeEvents([], [sent('a')], NOW);
  expect(mergeEvents(stored, [sent('a')], NOW + DAY_MS)).toEqual(stored);
});

it('counts up within a second, and if the clock goes back', () => {
  let stored = mergeEvents([], [sent('a')], NOW);
  for (const [index, now] of [NOW + 1, NOW + 2, NOW - DAY_MS].entries()) {
    const moved = mergeEvents(stored, [sent('a', `2027-01-0${index + 2}`)], now);
    expect(sequenceOf(moved[0] as StoredEvent)).toBeGreaterThan(sequenceOf(stored[0] as StoredEvent));
    stored = moved;
  }
});

it('cancels what is gone for some weeks, without its title', () => {
  const gone = mergeEvents(mergeEvents([], [sent('a'), sent('b')], NOW), [sent('b')], NOW + DAY_MS);
  expect(gone[1]).toEqual({ id: 'a', day: '2027-01-01', changed: NOW - 400 + DAY_MS });
  const after = (days: number) => mergeEvents(gone, [sent('b')], NOW + (1 + days) * DAY_MS).map(({ id }) => id);
  expect(after(CANCELLED_EVENT_DAYS - 1)).toEqual(['b', 'a']);
  expect(after(CANCELLED_EVENT_DAYS)).toEqual(['b']);
});

it('has exactly the newest plan after any changes, with numbers that grow', () => {
  const plan = fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...'abcdef'), day: fc.constantFrom('2027-01-01', '2027-01-02') }),
    { selector: ({ id }) => id, minLength: 1 },
  );
  fc.assert(
    fc.property(fc.array(plan, { minLength: 1, maxLength: 6 }), (plans) => {
      let stored: StoredEvent[] = [];
      for (const [step, one] of plans.entries()) {
        const events = one.map(({ id, day }) => sent(id, day));
        const merged = mergeEvents(stored, events, NOW + step);
        expect(merged.filter(({ title }) => title !== undefined)).toMatchObject(events);
        // Every event that a phone may have is still there.
        expect(new Set(merged.map(({ id }) => id))).toEqual(new Set([...stored, ...events].map(({ id }) => id)));
        for (const event of merged) {
          const before = stored.find(({ id }) => id === event.id);
          if (!before || before === event) continue;
          expect(sequenceOf(event)).toBeGreaterThan(sequenceOf(before));
          expect(Number.isInteger(sequenceOf(event)) && sequenceOf(event) < 2 ** 31).toBe(true);
        }
        stored = merged;
      }
    }),
  );
});

it('is deleted some weeks after the last event', () => {
  expect(deletionOf([sent('a', '2027-05-20'), sent('b', '2027-05-03')])).toBe(
    Date.parse('2027-05-21') + PLAN_CALENDAR_KEPT_DAYS * DAY_MS,
  );
});
