import { longestGap, mustReturn, setPace, type Task, type TaskState } from './pace';

/** The tolerance for floating-point errors when credit is compared with a whole half hour. */
const TOLERANCE = 1e-9;

/** One half hour of a job. */
export interface Piece {
  readonly day: number;
  /** The index of the job. */
  readonly job: number;
}

/**
 * Schedules half hours day by day. Urgent tasks, which would otherwise not fit, come first. A spaced task returns before
 * its gap becomes too long, if it has enough hours. Apart from that, each task is spread evenly up to its due day. All
 * tasks must fit: see `missingUnits`.
 * @param capacity The half hours of a day.
 * @returns One piece per half hour, sorted by day.
 */
export function schedule(tasks: readonly Task[], today: number, capacity: (day: number) => number): Piece[] {
  const states: TaskState[] = tasks
    .map((task, job) => ({ ...task, job, left: task.units, credit: 0, lastDay: -Infinity, reserve: 0 }))
    .sort((one, other) => one.due - other.due || one.job - other.job);
  const end = tasks.reduce((last, { due }) => Math.max(last, due), today);
  const before = capacitiesBefore(today, end, capacity);
  const pieces: Piece[] = [];

  for (let day = today; day < end; day += 1) {
    const open = states.filter(({ due, left }) => due > day && left > 0);
    const units = before(day + 1) - before(day);
    if (units > 0) setPace(open, day, units, (due) => before(due) - before(day));
    for (let free = units; free > 0; free -= 1) {
      const next = nextTask(open, day, free, (due) => before(due) - before(day + 1));
      if (!next) break;
      next.left -= 1;
      next.credit -= 1;
      next.lastDay = day;
      pieces.push({ day, job: next.job });
    }
  }
  return pieces;
}

/** The half hours from today to a day, without that day. */
function capacitiesBefore(today: number, end: number, capacity: (day: number) => number): (day: number) => number {
  const sums = [0];
  for (let day = today; day < end; day += 1) sums.push((sums.at(-1) ?? 0) + capacity(day));
  return (day) => sums[day - today] ?? 0;
}

/** The task for the next half hour of a day; `undefined` if it stays free. */
function nextTask(
  open: readonly TaskState[],
  day: number,
  free: number,
  capacityAfter: (due: number) => number,
): TaskState | undefined {
  // If the tasks that are due first need the rest of the day, no other task may use it.
  const tasks = urgentTasks(open, capacityAfter, free) ?? open.filter(({ left }) => left > 0);
  // Half hours that a task needs for its later returns are not used now.
  const unreserved = tasks.filter((task) => task.left > task.reserve);
  const waiting = tasks.filter(
    (task) => (task.credit > 1 - TOLERANCE && unreserved.includes(task)) || mustReturn(task, day),
  );
  if (waiting.length > 0) return longestAway(waiting, day);
  // The credits of several tasks add up to a half hour. Use it now, or the time would be lost.
  if (unreserved.reduce((sum, { credit }) => sum + credit, 0) > 1 - TOLERANCE) return mostCredit(unreserved);
  return mostCredit(urgentTasks(open, capacityAfter, 1) ?? []);
}

/** The tasks up to the first due day that needs at least `units` half hours of today; `undefined` if none does. */
function urgentTasks(
  open: readonly TaskState[],
  capacityAfter: (due: number) => number,
  units: number,
): readonly TaskState[] | undefined {
  let left = 0;
  for (const [index, task] of open.entries()) {
    left += task.left;
    if (left - capacityAfter(task.due) >= units) return open.slice(0, index + 1).filter((one) => one.left > 0);
  }
  return undefined;
}

/** The task with the longest absence in relation to its gap. Ties go to the higher credit, then to the first task. */
function longestAway(tasks: readonly TaskState[], day: number): TaskState | undefined {
  const absence = ({ due, lastDay }: TaskState) => (day - lastDay) / longestGap(due - day);
  return greatest(tasks, (task, best) => absence(task) - absence(best) || task.credit - best.credit);
}

function mostCredit(tasks: readonly TaskState[]): TaskState | undefined {
  return greatest(tasks, (task, best) => task.credit - best.credit);
}

/** The greatest item; the first of equal ones. */
function greatest<Item>(items: readonly Item[], compare: (one: Item, other: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || compare(item, best) > 0 ? item : best),
    undefined,
  );
}
