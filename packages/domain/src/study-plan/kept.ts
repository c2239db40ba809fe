import { applyAll } from './apply-change';
import { dayOf, type CalendarDate } from './days';
import { seriesOf } from './event-id';
import { planStudy } from './plan';
import { weeksOf } from './slots';
import type {
  StudyChange,
  StudyFit,
  StudyPlan,
  StudyProblem,
  StudyRequest,
  StudySlot,
  StudySubject,
  StudyWeek,
} from './types';
import { HALF_HOURS } from './week';
import { courseworkJob, examJob } from './work';
import { sum } from '../lib/sum';
import type { Rejected } from '../input-problem';

export { endIdOf } from './event-id';
export { readKeptPlan, KEPT_LIMITS, keptPlanText, type KeptPlanFile } from './kept-file';
export { keptPlanLink, readKeptPlanLink } from './kept-link';

/** A slot of a kept plan. */
export interface StudySession extends StudySlot {
  /**
   * The session's own id, of lower-case letters, digits and hyphens. It is made of the subject, the component and a
   * number, not of the day, so it stays the same if the session moves to another day. Unique in the plan.
   */
  readonly session: string;
  readonly done: boolean;
}

/** A plan that somebody follows: its sessions stay where they are until it is planned again. */
export interface KeptPlan {
  /** What the plan was made from. Its `today` is the day on which the plan started. */
  readonly request: StudyRequest;
  /** The day from which the open sessions were planned last. */
  readonly from: CalendarDate;
  /** Sorted by day. */
  readonly sessions: readonly StudySession[];
  /** Notes by session. A note outlives its session. */
  readonly notes: Readonly<Record<string, string>>;
}

/** A new kept plan, or the problems with the request. */
export type KeptResult = { readonly status: 'ready'; readonly kept: KeptPlan } | Rejected<StudyProblem>;

/** A plan after the rest was planned again, and what that changed. */
export interface Replanned {
  readonly kept: KeptPlan;
  /** Open sessions that are now on another day. */
  readonly moved: readonly { readonly session: StudySession; readonly to: CalendarDate }[];
  /** Whether what is left fits before the exams and due days ahead, and what would make it fit. */
  readonly fit: StudyFit;
  /** The hours of each subject and coursework that are in no session. */
  readonly missing: readonly MissingHours[];
}

/** Hours that are in no session. */
export interface MissingHours extends Pick<StudySlot, 'for' | 'id'> {
  /** Above 0. */
  readonly hours: number;
}

/** A note whose session is no longer in the plan. */
export interface LooseNote {
  /** See `StudySession.session`. */
  readonly session: string;
  readonly note: string;
  /** What the session was for; `undefined` if the plan no longer has this subject, coursework or component. */
  readonly of?: Pick<StudySlot, 'for' | 'id' | 'component'>;
}

/** A session as an event of a calendar. */
export interface SessionEvent {
  /** See `StudySession.session`. */
  readonly id: string;
  readonly date: CalendarDate;
  readonly hours: number;
  readonly for: StudySlot['for'];
  /** The subject or the coursework. */
  readonly subject: string;
  readonly component?: string;
  /** The study day whose material the student first recalls from memory. */
  readonly recalls?: CalendarDate;
  readonly done: boolean;
  readonly note?: string;
}

/**
 * Makes a plan to follow.
 * @param before The plan that it replaces. What was done for subjects and coursework of the same `id` counts, and notes stay.
 */
export function keepPlan(request: StudyRequest, before?: KeptPlan): KeptResult {
  const result = planStudy(request);
  if (result.status === 'invalid') return result;
  const start: KeptPlan = {
    request,
    from: request.today,
    sessions: (before?.sessions ?? []).filter(({ done }) => done),
    notes: before?.notes ?? {},
  };
  return { status: 'ready', kept: replan(start, request.today).kept };
}

/**
 * Plans the rest again: what is not done is spread from `today` to each exam and due day. Sessions that are done stay.
 * Sessions that are not done keep their ids, so they move.
 * @param changes What the visitor changes to make it fit, such as a suggestion of `fit`.
 */
export function replan(kept: KeptPlan, today: CalendarDate, changes: readonly StudyChange[] = []): Replanned {
  const request = applyAll(kept.request, changes);
  // A clock that is behind the start would make exams too far away.
  const from = today < request.today ? request.today : today;
  const done = kept.sessions.filter((session) => session.done);
  const plan = planOfRest(request, done, from);
  const open = numbered(plan?.weeks.flatMap(({ slots }) => slots) ?? [], done);
  const next: KeptPlan = { ...kept, request, from, sessions: byDay([...done, ...open]) };
  const days = new Map(open.map(({ session, date }) => [session, date]));
  return {
    kept: next,
    moved: kept.sessions.flatMap((session) => {
      const to = session.done ? undefined : days.get(session.session);
      return to === undefined || to === session.date ? [] : [{ session, to }];
    }),
    fit: plan?.fit ?? { fits: true, missing: 0, ways: [] },
    missing: missingOf(next),
  };
}

/** The open sessions before a day: what was missed, or done and not ticked. */
export function missedBefore({ sessions }: KeptPlan, today: CalendarDate): StudySession[] {
  return sessions.filter(({ done, date }) => !done && date < today);
}

/** Marks a session as done or open. A plan without this session stays the same. */
export function withDone(kept: KeptPlan, session: string, done: boolean): KeptPlan {
  const sessions = kept.sessions.map((one) => (one.session === session ? { ...one, done } : one));
  return { ...kept, sessions };
}

/** Sets the note of a session. An empty text removes it. */
export function withNote(kept: KeptPlan, session: string, note: string): KeptPlan {
  const { [session]: _, ...notes } = kept.notes;
  return { ...kept, notes: note === '' ? notes : { ...notes, [session]: note } };
}

/**
 * The notes whose sessions are no longer in the plan, because less is left to do or a subject was removed. A session that
 * comes back has its note again.
 */
export function looseNotes({ request, sessions, notes }: KeptPlan): LooseNote[] {
  const planned = new Set(sessions.map(({ session }) => session));
  const series = new Map(
    [
      ...request.subjects.flatMap(({ id, components = [] }) => [
        { for: 'exam' as const, id },
        ...components.map((component) => ({ for: 'exam' as const, id, component: component.id })),
      ]),
      ...(request.coursework ?? []).map(({ id }) => ({ for: 'coursework' as const, id })),
    ].map((of) => [seriesOf(of), of]),
  );
  return Object.entries(notes)
    .filter(([session]) => !planned.has(session))
    .map(([session, note]) => {
      const of = series.get(session.replace(/-\d+$/, ''));
      return { session, note, ...(of && { of }) };
    });
}

/** Hours that are done and hours that are planned, with those that are done. */
export function progressOf({ sessions }: KeptPlan): { done: number; planned: number } {
  const hoursOf = (list: readonly StudySession[]) => sum(list.map(({ hours }) => hours));
  return { done: hoursOf(sessions.filter(({ done }) => done)), planned: hoursOf(sessions) };
}

/** The hours of each subject and coursework that are in no session, as far as there are any. */
export function missingOf({ request, sessions }: KeptPlan): MissingHours[] {
  const { subjects, coursework = [], practice } = request;
  const jobs = [...subjects.map((subject) => examJob(subject, practice)), ...coursework.map(courseworkJob)];
  return jobs
    .map(({ for: kind, id, units }) => ({
      ...{ for: kind, id },
      hours: units.likely / HALF_HOURS - hoursOf(sessions, { for: kind, id }),
    }))
    .filter(({ hours }) => hours > 0);
}

/** The weeks from the first session or the start to the last exam or due day. */
export function keptWeeks({ request, sessions }: KeptPlan): StudyWeek<StudySession>[] {
  const dues = [...request.subjects.map(({ exam }) => exam), ...(request.coursework ?? []).map(({ due }) => due)];
  const days = [request.today, ...dues, ...sessions.map(({ date }) => date)].map((date) => dayOf(date) ?? 0);
  const [today, end] = [
    days.reduce((one, other) => Math.min(one, other)),
    days.reduce((one, other) => Math.max(one, other)),
  ];
  return weeksOf({ today, end }, sessions);
}

/** The sessions as events of a calendar, sorted by day. */
export function sessionEvents({ sessions, notes }: KeptPlan): SessionEvent[] {
  return sessions.map(({ session, id, date, hours, for: kind, component, recalls, done }) => ({
    ...{ id: session, date, hours, for: kind, subject: id },
    ...(component !== undefined && { component }),
    ...(recalls !== undefined && { recalls }),
    done,
    ...(notes[session] !== undefined && { note: notes[session] }),
  }));
}

/** The plan of what is not done and still ahead; `undefined` if nothing is ahead. */
function planOfRest(request: StudyRequest, done: readonly StudySession[], today: CalendarDate): StudyPlan | undefined {
  const subjects = request.subjects.filter(({ exam }) => exam > today).map((subject) => subjectWith(subject, done));
  const coursework = (request.coursework ?? [])
    .filter(({ due }) => due > today)
    .map((work) => ({ ...work, done: hoursOf(done, { for: 'coursework', id: work.id }) }));
  if (subjects.length + coursework.length === 0) return undefined;
  const spent = sum(done.filter(({ date }) => date === today).map(({ hours }) => hours));
  const result = planStudy({ ...request, today, subjects, coursework, spent });
  if (result.status === 'invalid') throw new RangeError('The request of a kept plan is invalid: check it first.');
  return result.plan;
}

function subjectWith(subject: StudySubject, done: readonly StudySession[]): StudySubject {
  const { id } = subject;
  return {
    ...subject,
    done: hoursOf(done, { for: 'exam', id }),
    ...(subject.components && {
      components: subject.components.map((component) => ({
        ...component,
        done: hoursOf(done, { for: 'exam', id, component: component.id }),
      })),
    }),
  };
}

/** The hours of the sessions of a subject, a piece of coursework or a component. */
function hoursOf(sessions: readonly StudySession[], of: Pick<StudySlot, 'for' | 'id' | 'component'>): number {
  return sum(
    sessions
      .filter((one) => one.for === of.for && one.id === of.id && (!of.component || one.component === of.component))
      .map(({ hours }) => hours),
  );
}

/** Open sessions get the numbers of their series that no done session has, in the order of their days. */
function numbered(slots: readonly StudySlot[], done: readonly StudySession[]): StudySession[] {
  const taken = new Set(done.map(({ session }) => session));
  const last = new Map<string, number>();
  return slots.map((slot) => {
    const series = seriesOf(slot);
    let number = (last.get(series) ?? 0) + 1;
    while (taken.has(`${series}-${number}`)) number += 1;
    last.set(series, number);
    return { ...slot, session: `${series}-${number}`, done: false };
  });
}

function byDay(sessions: readonly StudySession[]): StudySession[] {
  return [...sessions].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}
