import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  KEPT_LIMITS,
  keepPlan,
  keptPlanLink,
  keptPlanText,
  readKeptPlan,
  readKeptPlanLink,
  withDone,
  withNote,
  type KeptPlan,
} from './kept';
import { request, requests, subject } from './requests.test-data';
import type { StudyRequest } from './types';

function kept(asked: StudyRequest): KeptPlan {
  const result = keepPlan(asked);
  if (result.status === 'invalid') throw new Error(JSON.stringify(result.problems));
  return result.kept;
}

const components = [{ id: 'Paper 1', weight: 1 }];
const coursework = [{ id: 'Essay', kind: 'ee' as const, hours: 20, due: '2027-02-01' }];
const plan = kept(
  request({ subjects: [subject({ components, hold: false })], coursework, off: ['2026-12-19/2027-01-03'] }),
);
const file = JSON.parse(keptPlanText(plan)) as Record<string, unknown> & {
  request: Record<string, unknown>;
  sessions: Record<string, unknown>[];
};
/** The file with some changes. */
const changed = (changes: object) => JSON.stringify({ ...file, ...changes });
const asking = (changes: object) => changed({ request: { ...file.request, ...changes } });
const firstSession = (changes: object) =>
  changed({ sessions: [{ ...file.sessions[0], ...changes }, ...file.sessions.slice(1)] });
const firstSubject = (changes: object) => asking({ subjects: [{ ...subject({ components }), ...changes }] });

describe('the file of a kept plan', () => {
  it('gives back every plan', () => {
    fc.assert(
      fc.property(requests(), fc.string({ minLength: 1, maxLength: KEPT_LIMITS.note }), (asked, note) => {
        const full = {
          ...asked,
          subjects: asked.subjects.map((one) => ({ components: [], hold: false, ...one })),
          off: asked.off ?? [],
          coursework: asked.coursework ?? [],
        };
        let one = kept(full);
        const session = one.sessions[0]?.session;
        if (session) one = withNote(withDone(one, session, true), session, note);
        expect(readKeptPlan(keptPlanText(one))).toEqual({ status: 'ready', kept: one });
      }),
      { numRuns: 40 },
    );
  });

  it('drops unknown fields', () => {
    const more = changed({ script: '<script>', request: { ...file.request, __proto__: null, admin: true } });
    expect(readKeptPlan(more)).toEqual({ status: 'ready', kept: plan });
  });

  it.each([
    ['too-large', `${' '.repeat(KEPT_LIMITS.text)}{}`],
    ['other', ''],
    ['other', 'BEGIN:VCALENDAR'],
    ['other', 'null'],
    ['other', '[]'],
    ['other', '"study-plan"'],
    ['other', '{"kind":"recipe"}'],
    ['other', keptPlanText(plan).slice(0, -1)],
    ['other', '['.repeat(100_000)],
    ['newer', changed({ version: 2, sessions: 'in another form' })],
    ['damaged', changed({ request: undefined })],
    ['damaged', changed({ from: '2026-02-30' })],
    ['damaged', changed({ sessions: {} })],
    ['damaged', changed({ sessions: [null] })],
    ['damaged', changed({ sessions: Array.from({ length: KEPT_LIMITS.sessions + 1 }, () => file.sessions[0]) })],
    ['damaged', changed({ sessions: [...file.sessions, file.sessions[0]] })],
    ['damaged', firstSession({ session: 'javascript:alert(1)' })],
    ['damaged', firstSession({ session: '__proto__' })],
    ['damaged', firstSession({ date: 'tomorrow' })],
    ['damaged', firstSession({ date: '0000-00-00' })],
    ['damaged', firstSession({ hours: 0.3 })],
    ['damaged', firstSession({ hours: 1e9 })],
    ['damaged', firstSession({ hours: '1' })],
    ['damaged', firstSession({ for: 'fun' })],
    ['damaged', firstSession({ id: 'x'.repeat(KEPT_LIMITS.name + 1) })],
    ['damaged', firstSession({ component: {} })],
    ['damaged', changed({ notes: { 'not an id': 'note' } })],
    ['damaged', changed({ notes: { [file.sessions[0]?.session as string]: 'x'.repeat(KEPT_LIMITS.note + 1) } })],
    ['damaged', asking({ hours: [1, 2] })],
    ['damaged', asking({ hours: -1 })],
    ['damaged', asking({ practice: 7 })],
    ['damaged', asking({ off: ['0001-01-01/9999-12-31'] })],
    ['damaged', asking({ off: ['2027-01-03/2026-12-19'] })],
    ['damaged', asking({ coursework: [{ ...coursework[0], due: '2099-01-01' }] })],
    ['damaged', asking({ coursework: [{ ...coursework[0], kind: 'homework' }] })],
    ['damaged', asking({ subjects: Array.from({ length: 101 }, () => subject()) })],
    ['damaged', firstSubject({ bounds: [50, 40, 30, 20, 10, 5] })],
    ['damaged', firstSubject({ level: 'A level' })],
    ['damaged', firstSubject({ current: { percent: null } })],
    ['damaged', firstSubject({ components: [{ id: 'Paper 1', weight: '1' }] })],
  ])('is %s: %#', (why, text) => {
    expect(readKeptPlan(text)).toEqual({ status: 'unreadable', why });
  });
});

describe('the link of a kept plan', () => {
  it('shows the same sessions, ticks and notes to somebody else', () => {
    const session = plan.sessions[1]?.session ?? '';
    const mine = withNote(withDone(plan, session, true), session, 'Säuren 酸');
    const link = keptPlanLink(mine);
    expect(link).toMatch(/^[\w-]+$/);
    const sessions = mine.sessions.map(({ recalls: _, ...rest }) => rest);
    expect(readKeptPlanLink(link)).toEqual({ status: 'ready', kept: { ...mine, sessions } });
  });

  it('is short enough for a message', () => {
    const subjects = Array.from({ length: 6 }, (_, index) => subject({ id: `Subject ${index}`, components }));
    expect(keptPlanLink(kept(request({ subjects, hours: 12 }))).length).toBeLessThan(6000);
  });

  const link = keptPlanLink(plan);
  const packed = (sessions: unknown) => btoa(JSON.stringify({ ...file, sessions }));
  it.each([
    ['damaged', ''],
    ['damaged', link.slice(0, -1)],
    ['damaged', link.slice(0, link.length / 2)],
    ['damaged', '%%%'],
    ['other', btoa('null')],
    ['damaged', packed([null])],
    ['damaged', packed([['exam', 'Chemistry', null, 7]])],
    ['damaged', packed([['exam', 'Chemistry', null, '1.zzzzzzzzzz.1']])],
    ['damaged', packed([['exam', 'Chemistry', null, '1.1']])],
    ['damaged', packed([['exam', 'Chemistry', null, '1.1.2 1.2.2']])],
    ['damaged', packed([['fun', 'Chemistry', null, '1.1.2']])],
    ['other', btoa('{}')],
    ['too-large', 'A'.repeat(100_000)],
  ])('is %s: %#', (why, text) => {
    expect(readKeptPlanLink(text)).toEqual({ status: 'unreadable', why });
  });
});
