import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type Calendar, type CalendarEvent } from './icalendar';
import { readCalendar } from './icalendar.test-data';
import { instantOf } from './session-times';

const STAMP = Date.parse('2026-11-27T10:00:00Z');
const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'e1',
  stamp: STAMP,
  start: '2027-05-03',
  summary: 'Exam',
  ...changes,
});
const calendar = (events: readonly CalendarEvent[], changes: Partial<Calendar> = {}) =>
  calendarFile({ domain: 'example.org', product: 'Dates', events, ...changes });
const read = (changes: Partial<CalendarEvent>) => readCalendar(calendar([event(changes)])).events[0];

/** A long sentence in the scripts whose letters have one, two, three and four octets. */
const LONG = {
  latin: 'Mathematics: analysis and approaches, higher level; paper 1 (no calculator) – “expected”, '.repeat(3),
  arabic: 'الرياضيات: التحليل والمناهج، المستوى العالي، الورقة الأولى (من دون آلة حاسبة)، '.repeat(3),
  hebrewMarks: 'שָׁלוֹם '.repeat(40),
  chinese: '數學：分析與方法，高級程度，試卷一（不可使用計算機），預計日期；'.repeat(5),
  japanese: '数学：解析とアプローチ、上級レベル、試験１（電卓なし）、予定日。'.repeat(5),
  korean: '수학: 해석과 접근법, 고급 수준, 시험 1 (계산기 없음), 예정일 '.repeat(5),
  families: '👩‍👩‍👧‍👦🏳️‍🌈é'.repeat(20),
};

describe('a calendar', () => {
  it('has the properties of a feed, in the names of old and new programs', () => {
    const { properties } = readCalendar(
      calendar([], {
        name: 'Dates; IB, May',
        about: 'Exams\nand deadlines',
        source: 'https://example.org/calendar/dates.ics?a=1',
        url: 'https://example.org/dates',
        refreshHours: 12,
      }),
    );
    expect(properties).toMatchObject({
      calscale: 'GREGORIAN',
      description: 'Exams\nand deadlines',
      // ical.js knows no type of these three, and leaves the escapes.
      name: 'Dates\\; IB\\, May',
      'x-wr-calname': 'Dates\\; IB\\, May',
      'x-wr-caldesc': 'Exams\\nand deadlines',
      source: 'https://example.org/calendar/dates.ics?a=1',
      url: 'https://example.org/dates',
      'refresh-interval': 'PT12H',
      'x-published-ttl': 'PT12H',
    });
    expect(properties).not.toHaveProperty('method');
  });

  it('is the same text for the same events', () => {
    expect(calendar([event()])).toBe(calendar([event()]));
  });

  it.each([
    ['a day', {}, '2027-05-03', '2027-05-04'],
    ['several days', { days: 3 }, '2027-05-03', '2027-05-06'],
    ['the last day of a leap year’s February', { start: '2028-02-29' }, '2028-02-29', '2028-03-01'],
    ['New Year’s Eve', { start: '2027-12-31' }, '2027-12-31', '2028-01-01'],
    ['a day of a clock change', { start: '2027-03-28' }, '2027-03-28', '2027-03-29'],
    ['an instant', { start: STAMP }, '2026-11-27T10:00:00.000Z', undefined],
    ['an hour and a half', { start: STAMP, minutes: 90 }, '2026-11-27T10:00:00.000Z', '2026-11-27T11:30:00.000Z'],
  ])('says %s', (_, changes, start, end) => {
    expect(read(changes)).toMatchObject({ start, end });
  });

  it.each([
    // The clocks change between the two days of each pair.
    ['Europe/London', '2027-01-14', '18:00', '2027-01-14T18:00:00.000Z'],
    ['Europe/London', '2027-06-30', '18:00', '2027-06-30T17:00:00.000Z'],
    ['America/Toronto', '2027-01-15', '23:59', '2027-01-16T04:59:00.000Z'],
    ['America/Toronto', '2027-03-15', '23:59', '2027-03-16T03:59:00.000Z'],
    ['Asia/Shanghai', '2027-07-01', '08:00', '2027-07-01T00:00:00.000Z'],
    ['Australia/Adelaide', '2027-04-04', '12:00', '2027-04-04T02:30:00.000Z'],
    // This hour happens twice, and this one never.
    ['Europe/Berlin', '2027-10-31', '02:30', expect.stringMatching(/^2027-10-31T0[01]:30/)],
    ['Europe/Berlin', '2027-03-28', '02:30', expect.stringMatching(/^2027-03-28T0[01]:30/)],
  ])('says a time in %s on %s in UTC', (zone, day, time, start) => {
    expect(read({ start: instantOf(day, time, zone) })?.start).toEqual(start);
  });

  it.each(Object.entries(LONG))('folds a long text in %s between characters', (_, summary) => {
    expect(read({ summary, description: summary })).toMatchObject({ summary, description: summary });
  });

  it('keeps what events say about themselves', () => {
    const url = 'https://example.org/tools/plan#plan-done=chemistry-1';
    expect(read({ sequence: 7, status: 'CANCELLED', url })).toMatchObject({ sequence: 7, status: 'CANCELLED', url });
    expect(read({ status: 'TENTATIVE' })).toMatchObject({ sequence: 0, status: 'TENTATIVE', url: undefined });
  });

  it('lets no text become a property, an event or the end of the calendar', () => {
    const hostile = 'a\r\nEND:VEVENT\u2028END:VCALENDAR\rBEGIN:VALARM\u0000\u001b;ATTENDEE:mailto:a@example.org,\\';
    const url = 'https://example.org/a\r\nATTENDEE:mailto:a@example.org';
    const { events } = readCalendar(
      calendar([event({ uid: hostile, summary: hostile, description: hostile, url }), event({ uid: 'second' })]),
    );
    expect(events).toHaveLength(2);
    expect(events[0]?.summary).toBe('a\nEND:VEVENT\nEND:VCALENDAR\nBEGIN:VALARM;ATTENDEE:mailto:a@example.org,\\');
    expect(events[0]?.url).toBe('https://example.org/aATTENDEE:mailto:a@example.org');
  });

  it('is read alike by both parsers, whatever the texts', () => {
    // node-ical reads an escaped backslash before an n as a line break.
    const words = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => `x${text.replaceAll('\\n', 'n')}x`);
    const clean = (text: string) =>
      text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ uid: fc.uuid(), summary: words, description: words, sequence: fc.nat() }), {
          selector: ({ uid }) => uid,
          maxLength: 5,
        }),
        fc.integer({ min: 0, max: 20_000 }),
        (given, day) => {
          const start = new Date(day * 86_400_000).toISOString().slice(0, 10);
          const { events } = readCalendar(calendar(given.map((one) => event({ ...one, start }))));
          expect(events).toMatchObject(
            given.map(({ uid, summary, description, sequence }) => ({
              uid: `${uid}@example.org`,
              summary: clean(summary),
              description: clean(description),
              sequence,
              start,
            })),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('refuses what is no time and no address', () => {
    expect(() => calendar([event({ start: Number.NaN })])).toThrow(RangeError);
    expect(() => calendar([event({ url: '/dates' })])).toThrow(TypeError);
  });
});
