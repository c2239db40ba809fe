import { dayOf, mondayOfIsoWeek, rangeOf, weekdayOf } from './days';
import { studyHours } from './hours';
import type { Estimate, StudyCoursework, StudyHours, StudyRequest, StudySubject } from './types';
import { HALF_HOURS, halfHoursOf, MAX_HOURS_A_DAY, weekOf, type WeekShape } from './week';

/** Hours that must be planned before a day. */
interface Job {
  readonly id: string;
  /** The day number of the exam or of the due day. */
  readonly due: number;
  /** The low, likely and high hours in half hours, rounded up, without those done. */
  readonly units: Estimate;
}

/** A job for a subject. */
export interface ExamJob extends Job {
  readonly for: 'exam';
  readonly subject: StudySubject;
  readonly rule: StudyHours;
}

/** A job for a piece of coursework. */
export interface CourseworkJob extends Job {
  readonly for: 'coursework';
  readonly coursework: StudyCoursework;
}

export type StudyJob = ExamJob | CourseworkJob;

/** A valid request as jobs, with dates as day numbers. */
export interface Work {
  readonly today: number;
  /** The last exam or due day. */
  readonly end: number;
  /** Subjects first, each list in the order of the request. */
  readonly jobs: readonly StudyJob[];
  readonly isOff: (day: number) => boolean;
  /** Half hours of today that are already used. */
  readonly spent: number;
}

/** Converts a request that `checkRequest` found valid. */
export function workOf(request: StudyRequest): Work {
  const today = numberOf(request.today);
  const jobs = [
    ...request.subjects.map((subject) => examJob(subject, request.practice)),
    ...(request.coursework ?? []).map(courseworkJob),
  ];
  const end = jobs.reduce((last, { due }) => Math.max(last, due), today);
  const off = offDays(request.off ?? []);
  return { today, end, jobs, isOff: (day) => off.has(day), spent: unitsOf(request.spent ?? 0) };
}

/** The job for a subject. */
export function examJob(subject: StudySubject, practice: number): ExamJob {
  const rule = studyHours(subject, practice);
  const left = (hours: number) => Math.max(0, unitsOf(hours) - unitsOf(subject.done ?? 0));
  const units = { low: left(rule.low), likely: left(rule.likely), high: left(rule.high) };
  return { for: 'exam', id: subject.id, due: numberOf(subject.exam), units, subject, rule };
}

/** The job for a piece of coursework. */
export function courseworkJob(coursework: StudyCoursework): CourseworkJob {
  const units = Math.max(0, unitsOf(coursework.hours) - unitsOf(coursework.done ?? 0));
  return {
    ...{ for: 'coursework', id: coursework.id, due: numberOf(coursework.due), coursework },
    units: { low: units, likely: units, high: units },
  };
}

/** Hours in half hours, rounded up. The tolerance of a millionth absorbs floating-point errors. */
export function unitsOf(hours: number): number {
  return Math.max(0, Math.ceil(hours * HALF_HOURS - 1e-6));
}

/** The day number of a valid date. */
function numberOf(date: string): number {
  const day = dayOf(date);
  if (day === undefined) throw new RangeError(`"${date}" is not a day (YYYY-MM-DD): check the request first.`);
  return day;
}

/** All day numbers in a list of days, ISO weeks and ranges. */
function offDays(entries: readonly string[]): ReadonlySet<number> {
  return new Set(
    entries.flatMap((entry) => {
      const monday = mondayOfIsoWeek(entry);
      const [first, last] = monday === undefined ? (rangeOf(entry) ?? [numberOf(entry)]) : [monday, monday + 6];
      return Array.from({ length: (last ?? first) - first + 1 }, (_, index) => first + index);
    }),
  );
}

/** The days that are open for study. */
interface OpenDays {
  /** For each due day: how many days before it are open, by weekday, Monday first. Today counts separately. */
  readonly before: ReadonlyMap<number, WeekShape>;
  /** The half hours left of today, if the week has this shape. */
  readonly ofToday: (shape: WeekShape) => number;
}

/** Counts the days open for study before each due day. */
export function openDays(work: Work): OpenDays {
  const { today, end, jobs, isOff } = work;
  const dues = new Set(jobs.map(({ due }) => due));
  const counts = [0, 0, 0, 0, 0, 0, 0];
  const before = new Map<number, WeekShape>();
  for (let day = today + 1; day <= end; day += 1) {
    if (dues.has(day)) before.set(day, [...counts]);
    const weekday = weekdayOf(day);
    if (!isOff(day)) counts[weekday] = (counts[weekday] ?? 0) + 1;
  }
  return { before, ofToday: (shape) => unitsOn(today, work, shape) };
}

/** The half hours of a day. */
export function unitsOn(day: number, { today, isOff, spent }: Work, shape: WeekShape): number {
  if (isOff(day)) return 0;
  return Math.max(0, (shape[weekdayOf(day)] ?? 0) - (day === today ? spent : 0));
}

/** The half hours available before a due day, if every week has this shape. */
export function capacityBefore(due: number, { before, ofToday }: OpenDays, shape: WeekShape): number {
  const days = before.get(due);
  return days ? days.reduce((sum, count, weekday) => sum + count * (shape[weekday] ?? 0), ofToday(shape)) : 0;
}

/** A number of half hours, and the day number before which they must be planned. */
export interface Demand {
  readonly due: number;
  readonly units: number;
}

/**
 * The half hours that do not fit. Work that is due first is planned first. So everything fits if, for each due day, the
 * work due by then is no more than the time available by then.
 */
export function missingUnits(demands: readonly Demand[], capacity: (due: number) => number): number {
  let sum = 0;
  let missing = 0;
  for (const { due, units } of [...demands].sort((one, other) => one.due - other.due)) {
    sum += units;
    if (units > 0) missing = Math.max(missing, sum - capacity(due));
  }
  return missing;
}

/** The fewest half hours a week with which everything fits; `undefined` if no week is enough. */
export function neededUnits(work: Work, hours: StudyRequest['hours'], which: keyof Estimate): number | undefined {
  const open = openDays(work);
  const demands = work.jobs.map(({ due, units }) => ({ due, units: units[which] }));
  const enough = (total: number) => {
    const shape = weekOf(hours, total);
    return missingUnits(demands, (due) => capacityBefore(due, open, shape)) === 0;
  };
  let [low, high] = [0, 7 * MAX_HOURS_A_DAY * HALF_HOURS];
  if (!enough(high)) return undefined;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (enough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whether the likely hours fit into the week of the request. */
export function fits(request: StudyRequest): boolean {
  const needed = neededUnits(workOf(request), request.hours, 'likely');
  return needed !== undefined && needed <= halfHoursOf(request.hours);
}
