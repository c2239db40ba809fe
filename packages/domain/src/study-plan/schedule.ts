import { longestGap, mustReturn, setPace, type Placing, type Task } from './pace';

/** What sums of fractions may lack of a whole half hour. */
const EARNED = 1e-9;

/** Half hours of one job on one day. */
export interface Piece {
  readonly day: number;
  /** The job's place in the list. */
  readonly job: number;
}

/**
 * Places half hours on days, day by day. Each task takes an even share of the days up to its own, a subject comes back
 * before its gap grows too long while it has hours enough to keep that up, and whatever would otherwise have no place
 * goes first. All tasks must fit: see `missingUnits`.
 * @param capacity Half hours that a day has.
 * @returns One piece for each half hour, by day.
 */
export function schedule(tasks: readonly Task[], today: number, capacity: (day: number) => number): Piece[] {
  const placing: Placing[] = tasks
    .map((task, job) => ({ ...task, job, left: task.units, credit: 0, lastDay: -Infinity, reserve: 0 }))
    .sort((one, other) => one.due - other.due || one.job - other.job);
  const end = tasks.reduce((last, { due }) => Math.max(last, due), today);
  const before = capacitiesBefore(today, end, capacity);
  const pieces: Piece[] = [];

  for (let day = today; day < end; day += 1) {
    const alive = placing.filter(({ due, left }) => due > day && left > 0);
    const units = before(day + 1) - before(day);
    if (units > 0) setPace(alive, day, units, (due) => before(due) - before(day));
    for (let free = units; free > 0; free -= 1) {
      const next = nextTask(alive, day, free, (due) => before(due) - before(day + 1));
      if (!next) break;
      next.left -= 1;
      next.credit -= 1;
      next.lastDay = day;
      pieces.push({ day, job: next.job });
    }
  }
  return pieces;
}

/** The half hours from today up to a day, not counting it. */
function capacitiesBefore(today: number, end: number, capacity: (day: number) => number): (day: number) => number {
  const sums = [0];
  for (let day = today; day < end; day += 1) sums.push((sums.at(-1) ?? 0) + capacity(day));
  return (day) => sums[day - today] ?? 0;
}

/** What the next half hour of a day goes to, or nothing if it stays free. */
function nextTask(
  alive: readonly Placing[],
  day: number,
  free: number,
  capacityAfter: (due: number) => number,
): Placing | undefined {
  // Where all that is left of the day is needed for what is due first, nothing else may have it.
  const tasks = urgentTasks(alive, capacityAfter, free) ?? alive.filter(({ left }) => left > 0);
  // What a subject needs for coming back until its exam is not spent earlier.
  const unreserved = tasks.filter((task) => task.left > task.reserve);
  const waiting = tasks.filter(
    (task) => (task.credit > 1 - EARNED && unreserved.includes(task)) || mustReturn(task, day),
  );
  if (waiting.length > 0) return longestAway(waiting, day);
  // Parts of half hours that several tasks have earned are one together: left to wait, their time would be lost.
  if (unreserved.reduce((sum, { credit }) => sum + credit, 0) > 1 - EARNED) return mostCredit(unreserved);
  return mostCredit(urgentTasks(alive, capacityAfter, 1) ?? []);
}

/** The tasks up to the first due day by which at least `units` half hours of today are needed, if there is one. */
function urgentTasks(
  alive: readonly Placing[],
  capacityAfter: (due: number) => number,
  units: number,
): readonly Placing[] | undefined {
  let left = 0;
  for (const [index, task] of alive.entries()) {
    left += task.left;
    if (left - capacityAfter(task.due) >= units) return alive.slice(0, index + 1).filter((one) => one.left > 0);
  }
  return undefined;
}

/** The task that has been away longest for its gap; of two alike the one with more credit, then the first. */
function longestAway(tasks: readonly Placing[], day: number): Placing | undefined {
  const absence = ({ due, lastDay }: Placing) => (day - lastDay) / longestGap(due - day);
  return greatest(tasks, (task, best) => absence(task) - absence(best) || task.credit - best.credit);
}

function mostCredit(tasks: readonly Placing[]): Placing | undefined {
  return greatest(tasks, (task, best) => task.credit - best.credit);
}

/** The first of those that no other is greater than. */
function greatest<Item>(items: readonly Item[], compare: (one: Item, other: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || compare(item, best) > 0 ? item : best),
    undefined,
  );
}
