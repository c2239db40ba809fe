import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import ICAL from 'ical.js';
import { readCsv } from '../csv.test-data';
import { keptPlanIcs, studyPlanIcs, type ExportedEvents } from './calendar';
import { keepPlan, replan } from './kept';
import { planStudy } from './plan';
import { request, requests, subject } from './requests.test-data';
import { studyPlanCsv } from './table';
import type { StudyPlan, StudyRequest, StudySlot } from './types';

function planned(asked: StudyRequest): StudyPlan {
  const result = planStudy(asked);
  if (result.status === 'invalid') throw new Error(JSON.stringify(result.problems));
  return result.plan;
}

const slotsOf = (plan: StudyPlan): StudySlot[] => plan.weeks.flatMap(({ slots }) => slots);
const options = {
  stamp: '2026-11-22T10:00:00Z',
  domain: 'example.org',
  summary: (slot: StudySlot) => `${slot.hours} h ${slot.id}`,
  cancelled: 'No longer planned',
};

interface Line {
  name: string;
  value: string;
}

/** Reads a calendar file, and fails the test if the file violates RFC 5545, sections 3.1 and 3.3.11. */
function readIcs(file: string): Line[] {
  const octets = (line: string) => new TextEncoder().encode(line).length;
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/);
  // A character that was split in two would change when it is encoded and decoded.
  const physical = file.slice(0, -2).split('\r\n');
  for (const line of physical) {
    expect(octets(line)).toBeLessThanOrEqual(75);
    expect(octets(line)).toBeGreaterThan(0);
    expect(new TextDecoder().decode(new TextEncoder().encode(line))).toBe(line);
  }
  return file
    .slice(0, -2)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z]+=[A-Z]+)*):(.*)$/s.exec(line) ?? expect.fail(line);
      return { name, value };
    });
}

/** The value of a TEXT without its escapes. */
function unescape(value: string): string {
  expect(value.replace(/\\[\\;,n]/g, '')).not.toMatch(/[\\;,]/);
  return value.replace(/\\([\\;,n])/g, (_, character: string) => (character === 'n' ? '\n' : character));
}

function eventsOf(lines: Line[]): Map<string, string>[] {
  expect(lines[0]).toEqual({ name: 'BEGIN', value: 'VCALENDAR' });
  expect(lines.at(-1)).toEqual({ name: 'END', value: 'VCALENDAR' });
  const events: Map<string, string>[] = [];
  let event: Map<string, string> | undefined;
  for (const { name, value } of lines.slice(1, -1)) {
    if (name === 'BEGIN') {
      expect([value, event]).toEqual(['VEVENT', undefined]);
      event = new Map();
    } else if (name === 'END') {
      expect(value).toBe('VEVENT');
      if (event) events.push(event);
      event = undefined;
    } else if (event) {
      expect(event.has(name)).toBe(false);
      event.set(name, value);
    }
  }
  expect(event).toBeUndefined();
  return events;
}

describe('studyPlanIcs', () => {
  it('writes a valid calendar file', () => {
    const plan = planned(request({ subjects: [subject({ exam: '2026-12-01', current: { percent: 63 } })] }));
    const file = studyPlanIcs(plan, options).text.split('\r\n');
    expect(file.slice(0, 17)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//example.org//Study plan//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:exam-[0-9a-f]{8}-1@example\.org$/),
      'DTSTAMP:20261122T100000Z',
      'LAST-MODIFIED:20261122T100000Z',
      'SEQUENCE:217504800',
      'DTSTART;VALUE=DATE:20261123',
      'DTEND;VALUE=DATE:20261124',
      expect.stringMatching(/^SUMMARY:\d(\.5)? h ib-chemistry$/),
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:exam-[0-9a-f]{8}-2@/),
    ]);
  });

  it('writes one event per slot, with the slot’s day, the caller’s texts and a unique id', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 200 });
    const hostile = fc.oneof(
      words,
      fc.constantFrom('a\\nb;c,d\ne\r\nf', '試'.repeat(80), '👩‍🎓'.repeat(30), '\u0000\u0007x\t'),
    );
    fc.assert(
      fc.property(requests(2), hostile, hostile, (asked, summary, description) => {
        const plan = planned(asked);
        const slots = slotsOf(plan);
        const file = studyPlanIcs(plan, { ...options, summary: () => summary, description: () => description }).text;
        const events = eventsOf(readIcs(file));
        const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
        expect(events).toHaveLength(slots.length);
        expect(new Set(events.map((event) => event.get('UID'))).size).toBe(slots.length);
        events.forEach((event, index) => {
          const [start = '', end = ''] = ['DTSTART;VALUE=DATE', 'DTEND;VALUE=DATE'].map((name) => event.get(name));
          const day = (text: string) => Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
          expect(start).toBe(slots[index]?.date.replaceAll('-', ''));
          expect(day(end) - day(start)).toBe(24 * 3_600_000);
          expect(event.get('DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
          expect(unescape(event.get('SUMMARY') ?? '')).toBe(clean(summary));
          expect(unescape(event.get('DESCRIPTION') ?? '')).toBe(clean(description));
        });
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the ids of slots between files, and handles clock changes and leap days', () => {
    const plan = planned(
      request({ today: '2028-02-20', subjects: [subject({ exam: '2028-04-10' })], hours: [1, 1, 1, 1, 1, 1, 1] }),
    );
    const ids = (stamp: string) =>
      eventsOf(readIcs(studyPlanIcs(plan, { ...options, stamp }).text)).map((event) => event.get('UID'));
    expect(ids('2028-02-21T00:00:00Z')).toEqual(ids(options.stamp));
    const file = studyPlanIcs(
      {
        ...plan,
        weeks: [
          {
            monday: '',
            week: '',
            hours: 1,
            slots: ['2028-02-28', '2028-02-29', '2028-03-26', '2028-12-31'].map((date) => ({
              date,
              for: 'exam',
              id: 'x',
              hours: 1,
            })),
          },
        ],
      },
      options,
    );
    expect(eventsOf(readIcs(file.text)).map((event) => event.get('DTEND;VALUE=DATE'))).toEqual([
      '20280229',
      '20280301',
      '20280327',
      '20290101',
    ]);
  });

  it('writes exams and due days with stable ids, and a description of the plan', () => {
    const plan = planned(request());
    const end = { for: 'exam', id: 'ib-chemistry', summary: 'Exam: Chemistry' } as const;
    const linesOf = (date: string) =>
      readIcs(studyPlanIcs(plan, { ...options, ends: [{ ...end, date }], about: 'Not possible; 2 hours' }).text);
    const lines = linesOf('2027-05-12');
    const last = eventsOf(lines).at(-1);
    expect(eventsOf(lines)).toHaveLength(slotsOf(plan).length + 1);
    expect(last?.get('DTSTART;VALUE=DATE')).toBe('20270512');
    expect(last?.get('SUMMARY')).toBe(end.summary);
    expect(last?.get('UID')).toBe(eventsOf(linesOf('2027-05-14')).at(-1)?.get('UID'));
    expect(lines.find(({ name }) => name === 'X-WR-CALDESC')?.value).toBe('Not possible\\; 2 hours');
  });

  it('accepts names with unpaired surrogates', () => {
    const plan = planned(request({ subjects: [subject({ id: '\ud800' })] }));
    expect(() => studyPlanIcs(plan, options)).not.toThrow();
  });
});

describe('a calendar that imports several files', () => {
  /** A calendar as RFC 5546 describes it: a newer event replaces the event with the same UID, or cancels it. */
  class Calendar {
    private readonly events = new Map<string, { sequence: number; status: string; line: string }>();
    import(file: string) {
      for (const component of new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent')) {
        const { uid, sequence, summary, startDate } = new ICAL.Event(component);
        const status = String(component.getFirstPropertyValue('status'));
        if ((this.events.get(uid)?.sequence ?? -1) > sequence) continue;
        this.events.set(uid, { sequence, status, line: `${startDate.toString()} ${summary}` });
      }
    }
    /** The events that the calendar shows. */
    get lines() {
      const shown = [...this.events.values()].filter(({ status }) => status !== 'CANCELLED');
      return shown.map(({ line }) => line).sort();
    }
  }
  const linesOf = (plan: StudyPlan) =>
    slotsOf(plan)
      .map((slot) => `${slot.date} ${options.summary(slot)}`)
      .sort();
  const base = request({ hours: 4, subjects: [subject(), subject({ id: 'ib-history', exam: '2027-05-05' })] });
  const steps: [string, StudyRequest][] = [
    ['2026-11-22T10:00:00Z', base],
    ['2026-11-22T10:00:05Z', { ...base, hours: 6 }],
    ['2026-11-24T10:00:00Z', { ...base, hours: 6, today: '2026-11-24' }],
    ['2026-11-24T10:01:00Z', { ...base, subjects: base.subjects.slice(0, 1), today: '2026-11-24' }],
    ['2026-11-25T10:00:00Z', { ...base, hours: 2.5, today: '2026-11-25' }],
  ];

  it('shows exactly the newest plan after each import', () => {
    const calendar = new Calendar();
    let exported: ExportedEvents = {};
    for (const [stamp, asked] of steps) {
      const plan = planned(asked);
      const file = studyPlanIcs(plan, { ...options, stamp, exported });
      exported = file.exported;
      calendar.import(file.text);
      expect(calendar.lines).toEqual(linesOf(plan));
    }
  });

  it('shows exactly the newest plan if some files were never imported', () => {
    const calendar = new Calendar();
    let exported: ExportedEvents = {};
    steps.forEach(([stamp, asked], index) => {
      const plan = planned(asked);
      const file = studyPlanIcs(plan, { ...options, stamp, exported });
      exported = file.exported;
      if (index !== 0 && index !== steps.length - 1) return;
      calendar.import(file.text);
      expect(calendar.lines).toEqual(linesOf(plan));
    });
  });

  it('keeps older events that the exporting browser did not know', () => {
    const calendar = new Calendar();
    const [first, second] = steps as [(typeof steps)[0], (typeof steps)[0]];
    calendar.import(studyPlanIcs(planned({ ...base, hours: 2.5 }), { ...options, stamp: first[0] }).text);
    const before = calendar.lines.length;
    const fewer = planned({ ...base, subjects: base.subjects.slice(0, 1) });
    calendar.import(studyPlanIcs(fewer, { ...options, stamp: second[0] }).text);
    expect(before).toBeGreaterThan(0);
    expect(calendar.lines.length).toBeGreaterThan(slotsOf(fewer).length);
  });

  it('shows exactly the newer of any two plans', () => {
    fc.assert(
      fc.property(requests(2), requests(2), (one, other) => {
        const calendar = new Calendar();
        const first = studyPlanIcs(planned(one), options);
        const plan = planned(other);
        const second = studyPlanIcs(plan, { ...options, stamp: '2026-11-22T10:00:01Z', exported: first.exported });
        calendar.import(first.text);
        calendar.import(second.text);
        expect(calendar.lines).toEqual(linesOf(plan));
      }),
      { numRuns: 25 },
    );
  });
});

describe('a plan as CSV', () => {
  it('writes a line per slot', () => {
    const plan = planned(request());
    const file = studyPlanCsv(plan, {
      heads: ['Day', 'Hours', '=Subject'],
      row: ({ date, hours, id }) => [date, hours, id],
    });
    expect(readCsv(file, ',')).toEqual([
      ['Day', 'Hours', "'=Subject"],
      ...slotsOf(plan).map(({ date, hours, id }) => [date, String(hours), id]),
    ]);
  });
});

describe('the calendar file of a kept plan', () => {
  it('moves the events of the earlier file when the plan is made again', () => {
    const made = keepPlan(request());
    if (made.status === 'invalid') return expect.fail();
    const daysIn = (kept: typeof made.kept, stamp: string) => {
      const text = keptPlanIcs(kept, {
        ...{ stamp, domain: 'example.org', summary: ({ subject: name }) => name },
        address: ({ id }) => `https://example.org/planner#plan-done=${id}`,
      });
      readIcs(text);
      const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
      return new Map(
        events.map((event) => [
          String(event.getFirstPropertyValue('uid')),
          [String(event.getFirstPropertyValue('dtstart')), String(event.getFirstPropertyValue('url'))],
        ]),
      );
    };
    const before = daysIn(made.kept, '2026-11-22T10:00:00Z');
    const after = daysIn(replan(made.kept, '2026-12-06').kept, '2026-12-06T10:00:00Z');
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    expect(after).not.toEqual(before);
    const [uid = '', [date, url] = []] = [...before][0] ?? [];
    expect(date).toBe(made.kept.sessions[0]?.date);
    expect(url).toBe(`https://example.org/planner#plan-done=${uid.split('@')[0]}`);
  });
});
