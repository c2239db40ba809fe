import { dayOf, mondayOfIsoWeek, weekdayOf } from './days';
import { studyHours } from './hours';
import type { Estimate, StudyCoursework, StudyHours, StudyRequest, StudySubject } from './types';
import { HALF_HOURS, halfHoursOf, MAX_HOURS_A_DAY, weekOf, type WeekShape } from './week';

/** Something with hours and a day before which they must lie. */
interface Job {
  readonly id: string;
  /** The number of the day of the exam or of handing in. */
  readonly due: number;
  /** Half hours: the low, likely and high hours rounded up. */
  readonly units: Estimate;
}

/** A subject as a job. */
export interface ExamJob extends Job {
  readonly for: 'exam';
  readonly subject: StudySubject;
  readonly rule: StudyHours;
}

/** A piece of coursework as a job. */
export interface CourseworkJob extends Job {
  readonly for: 'coursework';
  readonly coursework: StudyCoursework;
}

export type StudyJob = ExamJob | CourseworkJob;

/** A checked request, read: jobs, and days by number. */
export interface Work {
  readonly today: number;
  /** The day of the last exam or due date. */
  readonly end: number;
  /** In the order of the request, subjects first. */
  readonly jobs: readonly StudyJob[];
  readonly isOff: (day: number) => boolean;
}

/** Reads a request that has no problems. */
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

/** A subject as a job. */
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

/** Hours in half hours, rounded up; what is over by less than a millionth is an error of the arithmetic. */
function unitsOf(hours: number): number {
  return Math.max(0, Math.ceil(hours * HALF_HOURS - 1e-6));
}

/** The number of a date that was checked before. */
function numberOf(date: string): number {
  const day = dayOf(date);
  if (day === undefined) throw new RangeError(`"${date}" is not a day (YYYY-MM-DD): check the request first.`);
  return day;
}

/** The numbers of all days in a list of days and ISO weeks. */
function offDays(entries: readonly string[]): ReadonlySet<number> {
  return new Set(
    entries.flatMap((entry) => {
      const monday = mondayOfIsoWeek(entry);
      return monday === undefined ? [numberOf(entry)] : Array.from({ length: 7 }, (_, index) => monday + index);
    }),
  );
}

/** How many days of each weekday, Monday first, can be studied on before each due day. */
type OpenDays = ReadonlyMap<number, WeekShape>;

/** Counts the days that can be studied on before each due day. */
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

/** Half hours that a week of this shape has before a due day. */
export function capacityBefore(due: number, open: OpenDays, shape: WeekShape): number {
  return (open.get(due) ?? []).reduce((sum, days, weekday) => sum + days * (shape[weekday] ?? 0), 0);
}

/** A number of half hours, and the day before which they must lie. */
export interface Demand {
  readonly due: number;
  readonly units: number;
}

/**
 * Half hours that have no place: work that is due first goes first, so all of it fits exactly if for each due day the
 * hours due by then are no more than those there are by then.
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

/** The fewest half hours a week that leave nothing without a place, or nothing if no week does. */
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

/** Whether the likely hours have a place in the week as told. */
export function fits(request: StudyRequest): boolean {
  const needed = neededUnits(workOf(request), request.hours, 'likely');
  return needed !== undefined && needed <= halfHoursOf(request.hours);
}
