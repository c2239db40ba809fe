import { AP_EXAMS } from '@tutoring/domain/ap-exams';
import { IB_COURSES } from '@tutoring/domain/ib-courses';
import type { SchoolHolidays } from '@tutoring/domain/dates';
import { dateOf, dayOf, planStudy, STUDY_LIMITS, type StudyChange, type StudyPlan } from '@tutoring/domain/study-plan';
import { csv } from '@tutoring/domain/csv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsIn, fragmentOf, withoutEmpty, type Fields } from '../tool/fields';
import { fieldsOfChanges } from './change-fields';
import { componentsOf, COURSE_NAMES, levelsOf } from './course-of';
import { boundsOf } from './ladders';
import { en } from './messages/en';
import { neededText } from './needed-text';
import { studyCalendar } from './study-calendar';
import { fieldsOfHolidays } from './holiday-rows';
import { exampleMoved, KINDS, nextRow, rowsOf, STUDY, todayOf, withoutRow } from './study-form';
import { rowNames, studyOutcome } from './study-outcome';
import { studyReport } from './study-report';
import { limitsOf, readStudy } from './study-request';
import { textsOf } from './study-text';
import { verdictOf } from './verdict';

const TODAY = '2026-11-30';
const texts = textsOf(en, 'en');
const outcomeOf = (fields: Fields) => studyOutcome(fields, fields.today ?? TODAY, en);
const example = (changes: Fields = {}) => withoutEmpty({ ...STUDY.example, ...changes });
const planOf = (fields: Fields) => {
  const { plan } = outcomeOf(fields);
  if (!plan) throw new Error('No plan');
  return plan;
};

describe('the form', () => {
  it('is restored from a link', () => {
    const name = fc.constantFrom(...Object.keys(STUDY.example), 'name12', 'off60', 'day7', 'ib', 'left12');
    const value = fc.string({ minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.dictionary(name, value), (changes) => {
        const fields = Object.fromEntries(
          Object.entries({ ...STUDY.example, ...changes }).filter(([one, text]) => STUDY.accepts(one, text)),
        );
        expect(fieldsIn(STUDY, fragmentOf(STUDY, fields))).toEqual(fields);
      }),
    );
  });

  it('accepts its own example and the cleared form', () => {
    for (const fields of [STUDY.example, STUDY.cleared ?? {}]) {
      for (const [name, value] of Object.entries(fields)) expect(STUDY.accepts(name, value), name).toBe(true);
    }
  });

  it.each([
    ['level13', 'HL'],
    ['level0', 'HL'],
    ['level', 'HL'],
    ['level1', 'XL'],
    ['practice', '101'],
    ['hours1', '6'],
    ['day8', '1'],
    ['today', '2026-02-30'],
    ['off61', '2026-12-21'],
    ['constructor', 'x'],
    ['name1', 'x'.repeat(STUDY_LIMITS.name + 1)],
    ['holidays', 'not an id'],
  ])('does not accept %s = %s', (name, value) => expect(STUDY.accepts(name, value)).toBe(false));

  it('never throws, whatever its fields contain', () => {
    const name = fc.constantFrom(...Object.keys(STUDY.example), 'ib', 'ap', 'day1', 'span60', 'off60', 'kind12');
    fc.assert(
      fc.property(fc.dictionary(name, fc.string({ maxLength: 12 })), (changes) => {
        const fields = withoutEmpty({ ...STUDY.example, ...changes });
        const accepted = Object.fromEntries(Object.entries(fields).filter(([one, text]) => STUDY.accepts(one, text)));
        const outcome = outcomeOf(accepted);
        expect(outcome.plan !== undefined).toBe(
          outcome.missing.length === 0 && Object.keys(outcome.problems).length === 0,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('adds rows up to the limit, and fills the gap of a removed row', () => {
    const full = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`level${index + 1}`, 'SL']));
    expect(nextRow(STUDY.example, 'subject')).toBe(4);
    expect(nextRow(full, 'subject')).toBeUndefined();
    expect(nextRow(withoutEmpty({ ...full, ...withoutRow('subject', 5) }), 'subject')).toBe(5);
    expect(rowsOf(withoutEmpty({ ...STUDY.example, ...withoutRow('subject', 2) }), 'subject')).toEqual([1, 3]);
  });
});

describe('the example', () => {
  it('has a plan in which everything fits', () => {
    const { fit, subjects } = planOf(STUDY.example);
    expect(fit.fits).toBe(true);
    expect(subjects.every(({ components }) => components.length > 0)).toBe(true);
  });

  it('moves to the present by whole weeks with the same plan, and never moves the visitor’s own dates', () => {
    const days = fc.integer({ min: 0, max: 6000 }).map((days) => dateOf((dayOf('2026-01-01') ?? 0) + days));
    const hoursOf = (fields: Fields) => planOf(fields).weeks.map(({ hours }) => hours);
    const own: Fields = { ...STUDY.example, exam2: '2027-05-06' };
    fc.assert(
      fc.property(days, (today) => {
        const moved = { ...STUDY.example, ...exampleMoved(STUDY.example, today) };
        if (today < TODAY) expect(moved).toEqual(STUDY.example);
        else expect((dayOf(today) ?? 0) - (dayOf(moved.today ?? '') ?? 0)).toBeGreaterThanOrEqual(0);
        expect((dayOf(today) ?? 0) - (dayOf(moved.today ?? '') ?? 0)).toBeLessThan(7);
        expect(hoursOf(moved)).toEqual(hoursOf(STUDY.example));
        expect(exampleMoved(own, today)).not.toHaveProperty('exam2');
        expect(exampleMoved({ ...own, today }, today)).toEqual({});
      }),
      { numRuns: 20 },
    );
  });

  it('takes the date from the clock’s local calendar', () => {
    expect(todayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});

const LANGUAGE_FILES = import.meta.glob<Record<string, typeof en>>('./messages/*.ts', { eager: true });
const LANGUAGE_WORDS = Object.values(LANGUAGE_FILES).flatMap((file) => Object.values(file));

it('makes a plan with a name or title of every length that the field and a link accept, in every language', () => {
  expect(LANGUAGE_WORDS).toHaveLength(11);
  const longest = 'x'.repeat(STUDY_LIMITS.name);
  for (const words of LANGUAGE_WORDS) {
    for (const kind of KINDS) {
      const entered = example({ name1: longest, kind1: kind, title1: longest });
      const fields = fieldsIn(STUDY, fragmentOf(STUDY, entered)) ?? {};
      expect(fields).toEqual(entered);
      expect(studyOutcome(fields, TODAY, words).plan, `${kind} ${words.work_ee}`).toBeDefined();
    }
  }
});

describe('reading the form', () => {
  const requestOf = (fields: Fields) => readStudy(fields, TODAY, rowNames(fields, en)).request;

  it('reads a number as a grade or a percentage', () => {
    const standing = (now1: string) => requestOf(example({ now1 })).subjects[0]?.current;
    expect(standing('5')).toEqual({ grade: 5 });
    expect(standing('58')).toEqual({ percent: 58 });
    expect(standing('58,5 %')).toEqual({ percent: 58.5 });
    expect(standing('5%')).toEqual({ percent: 5 });
  });

  it('uses the hours by weekday once one day has a number', () => {
    expect(requestOf(example({ day2: '1.5' })).hours).toEqual([0, 1.5, 0, 0, 0, 0, 0]);
    expect(requestOf(example()).hours).toBe(4);
  });

  it('asks whether a small number is a percentage, and about a target that is already reached', () => {
    const hintsOf = (changes: Fields) => outcomeOf(example(changes)).hints;
    expect(hintsOf({})).toEqual({});
    expect(hintsOf({ now1: '9' })).toEqual({ now1: 'percent' });
    expect(hintsOf({ now1: '9%' })).toEqual({});
    expect(hintsOf({ now1: '14', target1: '16', hours: '' })).toEqual({ now1: 'percent', target1: 'percent' });
    expect(hintsOf({ now1: '64' })).toEqual({ target1: 'not-above' });
    // A current grade counts as the middle of its band, and a target grade as its lower boundary.
    expect(hintsOf({ now3: '5', now2: '' })).toEqual({ target3: 'not-above' });
    expect(texts.hint('percent', '9', false)).toMatch(/^We read this as 9%\..* 1 to 7\.$/);
    expect(texts.hint('not-above', '5', false)).toContain('The plan keeps 10 hours,');
  });

  it('takes any day of a week for that week, and a single day as it is', () => {
    expect(requestOf(example({ off1: '2027-01-03', span2: 'day' })).off).toEqual(['2026-W53', '2026-12-28']);
  });

  it('leaves out rows without entries, and lists what the other rows lack', () => {
    expect(outcomeOf(example({ level4: 'HL' })).missing).toEqual([]);
    expect(outcomeOf(example({ level4: 'HL', name4: 'Art', now4: '5' })).missing).toEqual(['target4', 'exam4']);
    expect(outcomeOf(STUDY.cleared ?? {}).missing).toEqual(['now1', 'target1', 'exam1', 'hours']);
  });

  it.each<[string, Fields, string, string]>([
    ['a day that is over', { exam1: TODAY }, 'exam1', 'not-ahead'],
    ['a day that is none', { due1: '2027-02-30' }, 'due1', 'not-a-date'],
    ['a day that is far off', { exam2: '2036-01-01' }, 'exam2', 'too-far'],
    ['time off that is none', { off2: '2027-02-30' }, 'off2', 'not-a-day-or-week'],
    ['hours that are too many', { hours: '100' }, 'hours', 'out-of-range'],
    ['words in place of hours', { hours: 'some' }, 'hours', 'out-of-range'],
    ['quarters of hours', { hours: '4.25' }, 'hours', 'not-half-hours'],
    ['quarters of hours on a day', { day3: '1.25' }, 'day3', 'not-half-hours'],
    ['no hours', { hours: '0' }, 'hours', 'no-hours'],
    ['a grade that the level has not', { level2: 'AP', target2: '6' }, 'target2', 'unknown-grade'],
    ['per cent above 100', { now1: '101' }, 'now1', 'out-of-range'],
    ['a name that is there already', { name2: 'Chemistry' }, 'name2', 'twice'],
    ['hours of coursework that are none', { left1: 'x' }, 'left1', 'out-of-range'],
    ['boundaries that do not rise', { ib: '14 27 40 53 66 60' }, 'ib', 'not-bounds'],
    ['boundaries that are too few', { level1: 'AP', now1: '50', ap: '33 46' }, 'ap', 'not-bounds'],
  ])('finds %s, and says so beside the field', (_, changes, field, code) => {
    const { problems, request, plan } = outcomeOf(example(changes));
    expect(problems).toHaveProperty(field, code);
    expect(plan).toBeUndefined();
    expect(texts.problem(field, problems[field] ?? 'twice', request, false)).not.toMatch(/[{}]|NaN/);
  });

  it.each(['hours', 'day1', 'left1', 'now1', 'target1'])('accepts both ends of the range of %s', (field) => {
    const { least, most } = limitsOf(field);
    const problemAt = (number: number) => outcomeOf(example({ [field]: String(number) })).problems[field];
    expect(problemAt(least)).toBeUndefined();
    expect(problemAt(most)).toBeUndefined();
    expect(problemAt(most + 1)).toBe('out-of-range');
  });

  it('asks for something to plan if there is neither a subject nor coursework', () => {
    const { problems } = outcomeOf({ hours: '4', practice: '50' });
    expect(problems).toEqual({ subjects: 'nothing-to-plan' });
  });

  it('reports each problem at its own row if an earlier row is left out', () => {
    expect(outcomeOf(example({ now1: '', exam3: TODAY })).problems).toEqual({ exam3: 'not-ahead' });
  });
});

describe('courses', () => {
  it('are found by name, and split into components without coursework', () => {
    expect(COURSE_NAMES).toContain('Chemistry');
    expect(COURSE_NAMES).not.toContain('Theory of Knowledge');
    expect(componentsOf(' chemistry', 'HL', 2027).map(({ weight }) => weight)).toEqual([36, 44]);
    expect(componentsOf('History', 'SL', 2028)).toEqual([]);
    expect(componentsOf('Psychology', 'SL', 2026).map(({ weight }) => weight)).toEqual([50, 25]);
    expect(levelsOf('French ab initio')).toEqual(['SL']);
    expect(levelsOf('AP Chemistry')).toEqual(['AP']);
    expect(levelsOf('Basket weaving')).toBeUndefined();
  });

  it('are all accepted by the planner', () => {
    const names = [...IB_COURSES, ...AP_EXAMS].map(({ name }) => name);
    for (const name of new Set(names)) {
      for (const level of levelsOf(name) ?? []) {
        const now = { level1: level, now1: '2', target1: '4', name1: name, exam1: '2027-05-10' };
        expect(outcomeOf({ ...now, hours: '6', practice: '50' }).problems, name).toEqual({});
      }
    }
  });
});

describe('the visitor’s own boundaries', () => {
  it.each([
    ['14 27 40 53 66 79', [14, 27, 40, 53, 66, 79]],
    ['14, 27, 40, 53, 66, 79', [14, 27, 40, 53, 66, 79]],
    ['14,27,40,53,66,79', [14, 27, 40, 53, 66, 79]],
    ['14, 27, 40, 53, 66, 79,', [14, 27, 40, 53, 66, 79]],
    ['14; 27; 40; 53; 66; 79', [14, 27, 40, 53, 66, 79]],
    ['14/27/40/53/66/79', [14, 27, 40, 53, 66, 79]],
    ['14,5 27 40 53 66 79', [14.5, 27, 40, 53, 66, 79]],
    ['14,5, 27, 40, 53, 66, 79,5', [14.5, 27, 40, 53, 66, 79.5]],
    ['14,5;27;40;53;66;79', [14.5, 27, 40, 53, 66, 79]],
    ['14% 27% 40% 53% 66% 79%', [14, 27, 40, 53, 66, 79]],
    ['١٤، ٢٧، ٤٠، ٥٣، ٦٦، ٧٩', [14, 27, 40, 53, 66, 79]],
    ['１４、２７、４０、５３、６６、７９', [14, 27, 40, 53, 66, 79]],
    ['１４，２７，４０，５３，６６，７９', [14, 27, 40, 53, 66, 79]],
  ])('reads %j', (typed, expected) => {
    expect(boundsOf({ ib: typed }, 'ib')).toEqual(expected);
    expect(outcomeOf(example({ ib: typed })).problems).toEqual({});
  });

  it('rejects text that is not a list of rising numbers', () => {
    for (const typed of ['14, 27', 'fourteen', '14 27 x 53 66 79', '79 66 53 40 27 14']) {
      expect(outcomeOf(example({ ib: typed })).problems, typed).toEqual({ ib: 'not-bounds' });
    }
  });
});

describe('changes', () => {
  it('that make the plan fit also make it fit after a round trip through the form', () => {
    const request = fc.record({
      hours: fc.constantFrom('1', '3', '3.5'),
      practice: fc.constantFrom('0', '50', '100'),
      target1: fc.constantFrom('70', '7', '64'),
      target2: fc.constantFrom('6', '7'),
      day1: fc.constantFrom('', '1.5'),
    });
    fc.assert(
      fc.property(request, (changes) => {
        const fields = example(changes);
        const { names, request, plan } = outcomeOf(fields);
        for (const way of plan?.fit.ways ?? []) {
          const next = withoutEmpty({ ...fields, ...fieldsOfChanges(fields, request, way, names) });
          expect(planOf(next).fit.fits, JSON.stringify(way)).toBe(true);
          expect(texts.list(way.map((change) => texts.change(change, request)))).not.toMatch(/[{}]|NaN|undefined/);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('set the slider to the share that is enough', () => {
    const { names, request } = outcomeOf(STUDY.example);
    const change: StudyChange = { kind: 'more-practice', practice: 0.7 };
    expect(fieldsOfChanges(STUDY.example, request, [change], names)).toEqual({ practice: '70' });
  });

  it('remove only the time off that they give up', () => {
    const change: StudyChange = { kind: 'fewer-off', off: ['2026-W53'] };
    const { names, request } = outcomeOf(STUDY.example);
    expect(fieldsOfChanges(STUDY.example, request, [change], names)).toEqual({ span2: '', off2: '', until2: '' });
    expect(texts.change(change, request)).toBe('Study during time off: week of December 28');
  });
});

describe('the hours needed', () => {
  const plan = planOf(example());
  const textOf = (neededAWeek: StudyPlan['neededAWeek']) => neededText({ ...plan, neededAWeek }, en, texts);
  it.each<[string, StudyPlan['neededAWeek']]>([
    ['Needed: 3 hours a week (2 to 4.5 hours). You have 4 hours.', { low: 2, likely: 3, high: 4.5 }],
    [
      'Needed: 3 hours a week, or 2 hours at best; no week is long enough for the high estimate. You have 4 hours.',
      { low: 2, likely: 3, high: undefined },
    ],
    [
      'Needed: 2 hours a week at best; no week is long enough for the likely estimate. You have 4 hours.',
      { low: 2, likely: undefined, high: undefined },
    ],
    [
      'No week is long enough for these hours. You have 4 hours a week.',
      { low: undefined, likely: undefined, high: undefined },
    ],
  ])('are written as %j', (expected, needed) => expect(textOf(needed)).toBe(expected));

  it('have the same text in a file', () => {
    const outcome = outcomeOf(example({ exam1: '2026-12-02', now1: '1', target1: '7' }));
    expect(outcome.plan?.neededAWeek.likely).toBeUndefined();
    const { lines } = studyReport(outcome, en, texts) ?? { lines: [] };
    expect(outcome.plan && lines[0]).toBe(outcome.plan && neededText(outcome.plan, en, texts));
    expect(lines[0]).not.toMatch(/a week has|undefined/);
  });
});

describe('a plan from an earlier day', () => {
  const fields = example();
  const on = (clock: string) => {
    const outcome = studyOutcome(fields, fields.today ?? TODAY, en, clock);
    const verdict = outcome.plan && verdictOf(outcome, outcome.plan, en, texts);
    return { ...verdict, lines: studyReport(outcome, en, texts)?.lines.join(' ') };
  };
  it('fits until its first exam or due date is past', () => {
    // The day of the first due date.
    expect(on('2027-02-15')).toMatchObject({ isOver: false, past: undefined, text: en.fits });
  });
  it('says which exams and due dates are past', () => {
    expect(on('2027-05-06')).toMatchObject({
      isOver: false,
      past: 'Already past: Exam: History and Due: Extended Essay. Press “Plan from today” to enter a new date.',
    });
  });
  it('is over, and no longer fits, once all of them are past', () => {
    expect(on('2027-05-13')).toMatchObject({ isOver: true, text: en.over });
    expect(on('2027-05-13').lines).not.toMatch(/It fits|Needed/);
  });
});

describe('files', () => {
  const outcome = outcomeOf(STUDY.example);
  const calendarOf = (fields: Fields) =>
    studyCalendar(planOf(fields), outcomeOf(fields).request, en, texts, 'www.example.org', '2026-11-30T10:00:00Z').text;

  it('have a row for each slot, and the hours add up to the plan', () => {
    const { rows = [], lines = [] } = studyReport(outcome, en, texts) ?? {};
    const plan = planOf(STUDY.example);
    expect(rows.slice(1).reduce((sum, row) => sum + Number(row[3]), 0)).toBe(plan.hours);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([5]));
    expect(csv(rows).split('\r\n')[1]).toBe('2026-11-30,Chemistry,Paper 2,0.5,');
    expect(lines.length).toBeLessThanOrEqual(5);
  });

  it('have no slot in time off, before today, or on or after an exam day', () => {
    for (const { slots } of planOf(STUDY.example).weeks) {
      for (const { date, id } of slots) {
        const { subjects, coursework = [] } = outcome.request;
        const end = subjects.find((one) => one.id === id)?.exam ?? coursework.find((one) => one.id === id)?.due ?? '';
        expect(date >= TODAY && date < end, `${id} ${date}`).toBe(true);
        expect(date < '2026-12-21' || date > '2027-01-03', date).toBe(true);
      }
    }
  });

  it('write each slot into the calendar', () => {
    const ics = calendarOf(STUDY.example);
    const slots = planOf(STUDY.example).weeks.flatMap(({ slots }) => slots);
    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(slots.length + 4);
    expect(ics).toContain('SUMMARY:Chemistry\\, Paper 2: 0.5 hours');
    expect(ics).toMatch(
      /DTSTART;VALUE=DATE:20270510\r\nDTEND;VALUE=DATE:20270511\r\nSUMMARY:Exam: Chemistry\r\nSTATUS:CONFIRMED\r\nTRANSP/,
    );
    expect(ics).toMatch(/DTSTART;VALUE=DATE:20270215\r\n.*\r\nSUMMARY:Due: Extended Essay\r\n/);
    expect(ics).not.toContain('CALDESC');
  });

  it('say in the calendar which hours do not fit', () => {
    const ics = calendarOf(example({ hours: '2' }));
    const { fit, subjects } = planOf(example({ hours: '2' }));
    expect(ics).toContain(`X-WR-CALDESC:Not possible at 2 hours a week: ${fit.missing} hours don’t fit.\r\n`);
    const short = subjects.filter(({ missing }) => missing > 0);
    expect(short.length).toBeGreaterThan(0);
    for (const { missing } of short) expect(ics).toMatch(new RegExp(`DESCRIPTION:Doesn’t fit: ${missing} hours?\r`));
  });

  it('do not exist without a plan', () => {
    expect(studyReport(outcomeOf(example({ hours: '' })), en, texts)).toBeUndefined();
  });
});

it('plans twelve subjects over sixty weeks', () => {
  const fields: Fields = {
    hours: '14',
    practice: '50',
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => index + 1).flatMap((number) => [
        [`level${number}`, 'HL'],
        [`now${number}`, '4'],
        [`target${number}`, '6'],
        [`exam${number}`, dateOf((dayOf(TODAY) ?? 0) + 410 + number)],
      ]),
    ),
  };
  const { request } = outcomeOf(fields);
  expect(planStudy(request).status).toBe('ready');
});

describe('school holidays', () => {
  const calendar = (id: string, ...off: string[]): SchoolHolidays => ({
    id,
    country: 'CA',
    off,
    status: 'confirmed',
    checked: '2026-11',
    source: { name: 'The body', href: 'https://example.org/' },
  });
  const CALENDARS = [
    calendar('ca-on', '2026-10-12', '2026-12-21/2027-01-01', '2027-02-15', '2027-03-15/2027-03-19'),
    calendar('fr-a', '2027-02-13/2027-02-28'),
  ];
  const start = example({ span1: '', off1: '', span2: 'day', off2: '2027-01-06' });
  const choose = (fields: Fields, id: string, today = TODAY) =>
    withoutEmpty({ ...fields, ...fieldsOfHolidays(fields, CALENDARS, id, today) });
  const offIn = (fields: Fields) => readStudy(fields, TODAY, rowNames(fields, en)).request.off;

  it('plans nothing on the coming holidays, nor on the visitor’s own days off', () => {
    const fields = choose(start, 'ca-on');
    expect(offIn(fields)).toEqual(['2027-01-06', '2026-12-21/2027-01-01', '2027-02-15', '2027-03-15/2027-03-19']);
    const days = planOf(fields).weeks.flatMap(({ slots }) => slots.map(({ date }) => date));
    const isHoliday = (day: string) =>
      (day >= '2026-12-21' && day <= '2027-01-01') ||
      (day >= '2027-03-15' && day <= '2027-03-19') ||
      ['2027-01-06', '2027-02-15'].includes(day);
    expect(
      planOf(start)
        .weeks.flatMap(({ slots }) => slots)
        .some(({ date }) => isHoliday(date)),
    ).toBe(true);
    expect(days.filter(isHoliday)).toEqual([]);
  });

  it('keeps a holiday that lasts until today, and drops earlier ones', () => {
    expect(offIn(choose(start, 'ca-on', '2027-01-01'))).toContain('2026-12-21/2027-01-01');
    expect(offIn(choose(start, 'ca-on', '2027-01-02'))).not.toContain('2026-12-21/2027-01-01');
  });

  it('replaces the holidays of another calendar, but not those that the visitor changed', () => {
    const chosen = choose(start, 'ca-on');
    const row = rowsOf(chosen, 'off').find((number) => chosen[`off${number}`] === '2027-02-15');
    const changed = { ...chosen, [`off${row}`]: '2027-02-16' };
    expect(offIn(choose(changed, 'fr-a'))).toEqual(
      expect.arrayContaining(['2027-01-06', '2027-02-16', '2027-02-13/2027-02-28']),
    );
    expect(offIn(choose(changed, 'fr-a'))).toHaveLength(3);
    expect(offIn(choose(changed, ''))).toHaveLength(2);
  });

  it('adds no holiday twice, and no more than fit', () => {
    const chosen = choose(start, 'ca-on');
    expect(choose({ ...chosen, holidays: '' }, 'ca-on')).toEqual(chosen);
    const full: Record<string, string> = {};
    for (let number = 1; number < STUDY_LIMITS.off; number++)
      Object.assign(full, { [`span${number}`]: 'day', [`off${number}`]: dateOf((dayOf('2027-06-01') ?? 0) + number) });
    expect(rowsOf(choose(full, 'ca-on'), 'off')).toHaveLength(STUDY_LIMITS.off);
  });

  it('does not take a calendar that is gone', () => {
    expect(choose(start, 'xx')).toEqual(start);
  });
});
