import { dayOf, mondayOfIsoWeek, weekdayOf } from './days';
import { studyHours } from './hours';
import type { Estimate, StudyCoursework, StudyHours, StudyRequest, StudySubject } from './types';
import { HALF_HOURS, halfHoursOf, MAX_HOURS_A_DAY, weekOf, type WeekShape } from './week';

/** Hours that must be planned before a day. */
interface Job {
  readonly id: string;
  /** The day number of the exam or of the due day. */
  readonly due: number;
  /** The low, likely and high hours in half hours, rounded up. */
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
  return { today, end, jobs, isOff: (day) => off.has(day) };
}

/** The job for a subject. */
export function examJob(subject: StudySubject, practice: number): ExamJob {
  const rule = studyHours(subject, practice);
  const units = { low: unitsOf(rule.low), likely: unitsOf(rule.likely), high: unitsOf(rule.high) };
  return { for: 'exam', id: subject.id, due: numberOf(subject.exam), units, subject, rule };
}

function courseworkJob(coursework: StudyCoursework): CourseworkJob {
  const units = unitsOf(coursework.hours);
  return {
    ...{ for: 'coursework', id: coursework.id, due: numberOf(coursework.due), coursework },
    units: { low: units, likely: units, high: units },
  };
}

/** Hours in half hours, rounded up. The tolerance of a millionth absorbs floating-point errors. */
function unitsOf(hours: number): number {
  return Math.max(0, Math.ceil(hours * HALF_HOURS - 1e-6));
}

/** The day number of a valid date. */
function numberOf(date: string): number {
  const day = dayOf(date);
  if (day === undefined) throw new RangeError(`"${date}" is not a day (YYYY-MM-DD): check the request first.`);
  return day;
}

/** All day numbers in a list of days and ISO weeks. */
function offDays(entries: readonly string[]): ReadonlySet<number> {
  return new Set(
    entries.flatMap((entry) => {
      const monday = mondayOfIsoWeek(entry);
      return monday === undefined ? [numberOf(entry)] : Array.from({ length: 7 }, (_, index) => monday + index);
    }),
  );
}

/** For each due day: how many days before it are open for study, by weekday, Monday first. */
type OpenDays = ReadonlyMap<number, WeekShape>;

/** Counts the days open for study before each due day. */
export function openDays({ today, end, jobs, isOff }: Work): OpenDays {
  const dues = new Set(jobs.map(({ due }) => due));
  const counts = [0, 0, 0, 0, 0, 0, 0];
  const open = new Map<number, WeekShape>();
  for (let day = today; day <= end; day += 1) {
    if (dues.has(day)) open.set(day, [...counts]);
    const weekday = weekdayOf(day);
    if (!isOff(day)) counts[weekday] = (counts[weekday] ?? 0) + 1;
  }
  return open;
}

/** The half hours available before a due day, if every week has this shape. */
export function capacityBefore(due: number, open: OpenDays, shape: WeekShape): number {
  return (open.get(due) ?? []).reduce((sum, days, weekday) => sum + days * (shape[weekday] ?? 0), 0);
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
