import { fieldsOf } from '../input-problem';
import { checkRequest } from './check';
import { dayOf } from './days';
import type { KeptPlan, StudySession } from './kept';
import type { Standing, StudyComponent, StudyCoursework, StudyLevel, StudyRequest, StudySubject } from './types';

/** The limits of a kept plan's file. */
export const KEPT_LIMITS = {
  /** Characters of the file. Twelve subjects over three years need about a quarter. */
  text: 2_000_000,
  sessions: 10_000,
  /** Characters of a note. */
  note: 1000,
  /** Characters of a name, an id or a component. */
  name: 200,
} as const;

/** A file says what it is, and which form it has. A change that older versions cannot read raises the version. */
const KIND = 'study-plan';
const VERSION = 1;

/** A kept plan from a file, from storage or from a link; or why it cannot be read. */
export type KeptPlanFile =
  | { readonly status: 'ready'; readonly kept: KeptPlan }
  | {
      readonly status: 'unreadable';
      /**
       * `too-large`: longer than the limit. `other`: not a study plan. `newer`: made by a newer version of this planner.
       * `damaged`: a study plan that was changed or cut off.
       */
      readonly why: 'too-large' | 'other' | 'newer' | 'damaged';
    };

/** A kept plan as text (JSON). */
export function keptPlanText({ request, from, sessions, notes }: KeptPlan): string {
  return JSON.stringify({ kind: KIND, version: VERSION, from, request, sessions, notes });
}

/**
 * Reads a kept plan. Anybody can write such a text, so unknown fields are dropped, and a wrong value makes all of it
 * unreadable: half a plan would look like a whole one.
 */
export function readKeptPlan(text: string): KeptPlanFile {
  if (text.length > KEPT_LIMITS.text) return { status: 'unreadable', why: 'too-large' };
  let file: Values;
  try {
    file = fieldsOf(JSON.parse(text));
  } catch {
    return { status: 'unreadable', why: 'other' };
  }
  if (file.kind !== KIND) return { status: 'unreadable', why: 'other' };
  if (typeof file.version === 'number' && file.version > VERSION) return { status: 'unreadable', why: 'newer' };
  try {
    return { status: 'ready', kept: keptOf(file) };
  } catch (error) {
    if (error instanceof WrongValue) return { status: 'unreadable', why: 'damaged' };
    throw error;
  }
}

type Values = Readonly<Record<string, unknown>>;

/** Ends the reading of a text at its first wrong value. */
class WrongValue extends Error {}

function keptOf(file: Values): KeptPlan {
  const request = requestOf(fieldsOf(file.request));
  if (checkRequest(request).length > 0) throw new WrongValue('request');
  const sessions = listOf(file.sessions, KEPT_LIMITS.sessions).map(sessionOf);
  if (new Set(sessions.map(({ session }) => session)).size < sessions.length) throw new WrongValue('session');
  const notes = Object.entries(fieldsOf(file.notes)).map(
    ([session, note]) => [idOf(session), textOf(note, KEPT_LIMITS.note)] as const,
  );
  if (notes.length > KEPT_LIMITS.sessions) throw new WrongValue('notes');
  return {
    request,
    from: dateOf(file.from),
    sessions: sessions.sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date))),
    notes: Object.fromEntries(notes),
  };
}

function requestOf(request: Values): StudyRequest {
  return {
    today: dateOf(request.today),
    subjects: listOf(request.subjects).map(subjectOf),
    hours: typeof request.hours === 'number' ? request.hours : listOf(request.hours, 7).map(numberOf),
    practice: numberOf(request.practice),
    off: listOf(request.off ?? []).map((entry) => textOf(entry)),
    coursework: listOf(request.coursework ?? []).map(courseworkOf),
  };
}

function subjectOf(value: unknown): StudySubject {
  const subject = fieldsOf(value);
  return {
    id: textOf(subject.id),
    level: oneOf<StudyLevel>(subject.level, ['HL', 'SL', 'AP']),
    bounds: listOf(subject.bounds).map(numberOf),
    current: standingOf(subject.current),
    target: standingOf(subject.target),
    exam: dateOf(subject.exam),
    components: listOf(subject.components ?? []).map(componentOf),
    hold: subject.hold === true,
  };
}

function componentOf(value: unknown): StudyComponent {
  const { id, weight, percent } = fieldsOf(value);
  return {
    id: textOf(id),
    weight: numberOf(weight),
    ...(percent !== undefined && { percent: numberOf(percent) }),
  };
}

function standingOf(value: unknown): Standing {
  const { percent, grade } = fieldsOf(value);
  return percent === undefined ? { grade: numberOf(grade) } : { percent: numberOf(percent) };
}

function courseworkOf(value: unknown): StudyCoursework {
  const work = fieldsOf(value);
  return {
    id: textOf(work.id),
    kind: oneOf<StudyCoursework['kind']>(work.kind, ['ia', 'ee', 'tok-exhibition', 'tok-essay']),
    hours: numberOf(work.hours),
    due: dateOf(work.due),
  };
}

function sessionOf(value: unknown): StudySession {
  const { session, date, for: kind, id, component, hours, recalls, done } = fieldsOf(value);
  const length = numberOf(hours);
  if (!Number.isInteger(length * 2) || length <= 0 || length > 24) throw new WrongValue('hours');
  return {
    session: idOf(session),
    date: dateOf(date),
    for: oneOf<StudySession['for']>(kind, ['exam', 'coursework']),
    id: textOf(id),
    ...(component !== undefined && { component: textOf(component) }),
    hours: length,
    ...(recalls !== undefined && { recalls: dateOf(recalls) }),
    done: done === true,
  };
}

function listOf(value: unknown, most = 100): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new WrongValue('list');
  return value;
}

function textOf(value: unknown, most: number = KEPT_LIMITS.name): string {
  if (typeof value !== 'string' || value === '' || value.length > most) throw new WrongValue('text');
  return value;
}

function idOf(value: unknown): string {
  const id = textOf(value);
  if (!/^[a-z]+(-[0-9a-f]{8}){1,2}-\d{1,5}$/.test(id)) throw new WrongValue('id');
  return id;
}

function numberOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new WrongValue('number');
  return value;
}

function dateOf(value: unknown): string {
  if (typeof value !== 'string' || dayOf(value) === undefined) throw new WrongValue('date');
  return value;
}

function oneOf<Value extends string>(value: unknown, values: readonly Value[]): Value {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new WrongValue('value');
  return found;
}
