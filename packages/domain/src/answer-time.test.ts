import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerDue, endOfDay } from './answer-time';

const toronto = { workingDays: 1, until: '18:00', timeZone: 'America/Toronto' };
const due = (received: string, promise = toronto) =>
  new Date(answerDue(Date.parse(received), promise)).toISOString().slice(0, 16);

it.each([
  // A Monday; it is still Monday in Toronto at 4 in the morning of Tuesday, UTC.
  ['2026-11-23T15:00Z', '2026-11-24T23:00'],
  ['2026-11-24T04:00Z', '2026-11-24T23:00'],
  ['2026-11-24T06:00Z', '2026-11-25T23:00'],
  // Friday evening, Saturday, Sunday: Monday.
  ['2026-11-27T23:30Z', '2026-11-30T23:00'],
  ['2026-11-28T15:00Z', '2026-11-30T23:00'],
  ['2026-11-29T15:00Z', '2026-11-30T23:00'],
  // Across the clock changes in March and November.
  ['2026-03-06T15:00Z', '2026-03-09T22:00'],
  ['2026-10-30T15:00Z', '2026-11-02T23:00'],
])('answers %s by %s', (received, expected) => {
  expect(due(received)).toBe(expected);
});

it('is always later, on a working day, at the promised local time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e12 }),
      fc.integer({ min: 1, max: 10 }),
      fc.constantFrom('America/Toronto', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'),
      (received, workingDays, timeZone) => {
        const at = answerDue(received, { workingDays, until: '18:00', timeZone });
        expect(at).toBeGreaterThan(received);
        expect(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)).toBe(
          '18:00',
        );
        expect(new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' }).format(at)).not.toMatch(/^S/);
      },
    ),
  );
});

it.each([
  ['2026-11-23T15:00Z', '2026-11-24T04:59:59'],
  ['2026-11-24T04:30Z', '2026-11-24T04:59:59'],
  ['2026-11-24T05:00Z', '2026-11-25T04:59:59'],
  // The day has 25 hours.
  ['2026-11-01T12:00Z', '2026-11-02T04:59:59'],
])('ends the day of %s in Toronto at %s', (instant, expected) => {
  expect(new Date(endOfDay(Date.parse(instant), toronto.timeZone)).toISOString().slice(0, 19)).toBe(expected);
});
