import { sum } from '../lib/sum';

/** The longest gap between two study days of a subject: a fifth of the time to its exam, at most a week. */
const GAP_SHARE = 0.2;
const LONGEST_GAP = 7;

/** Half hours to schedule before a day. */
export interface Task {
  /** The day number of the exam or due day. Work is scheduled before it. */
  readonly due: number;
  /** Half hours. */
  readonly units: number;
  /** Whether the work is spaced: it returns at gaps that shrink towards the exam. Coursework is not spaced. */
  readonly spaced: boolean;
}

/** The state of a task while the schedule is filled. */
export interface TaskState extends Task {
  /** The index of the job. */
  readonly job: number;
  /** Half hours not scheduled yet. */
  left: number;
  /** Half hours of the task's even share so far that are not scheduled yet. A fraction. */
  credit: number;
  /** The last day with this task; `-Infinity` before the first. */
  lastDay: number;
  /** Half hours kept so that the task can return until its exam; 0 if too few are left for that. */
  reserve: number;
}

/** The longest gap between two days of a subject, in days. */
export function longestGap(daysLeft: number): number {
  return Math.min(LONGEST_GAP, Math.max(1, Math.floor(daysLeft * GAP_SHARE)));
}

/** Whether the longest gap of a task has passed, and its reserve allows it to return. */
export function mustReturn({ spaced, due, lastDay, reserve }: TaskState, day: number): boolean {
  return spaced && reserve > 0 && day - lastDay >= longestGap(due - lastDay);
}

/**
 * Adds each task's share of a day to its credit. The share spreads the task's remaining work evenly over its remaining
 * time. It is limited to the time that tasks with an earlier due day leave, which is spread evenly too.
 * @param open The unfinished tasks, sorted by due day.
 * @param units Half hours of the day.
 * @param capacityTo The half hours from this day to another day.
 */
export function setPace(
  open: readonly TaskState[],
  day: number,
  units: number,
  capacityTo: (due: number) => number,
): void {
  const rates = open.map(({ left, credit, due }) => Math.max(0, left - credit) / capacityTo(due));
  const limits = limitsOf(open, capacityTo);
  // From the last limit to the first: time that a limit takes from later tasks goes to earlier ones.
  for (const { spare, capacity, first } of [...limits].reverse()) {
    const wanted = sum(rates.slice(first)) * capacity;
    if (wanted > spare) rates.forEach((rate, index) => index >= first && (rates[index] = (rate * spare) / wanted));
  }
  // If the shares exceed the day, all shrink in proportion, and grow again tomorrow.
  const excess = Math.max(1, sum(rates));
  open.forEach((task, index) => {
    task.credit += (units * (rates[index] ?? 0)) / excess;
    const next = Math.max(day, task.lastDay + longestGap(task.due - task.lastDay));
    const returns = returnsLeft(task.due - next);
    const allowed = limits.every(
      ({ due, spare, first }) =>
        index < first || spare >= (open.length - first) * (returns - returnsLeft(task.due - due)),
    );
    task.reserve = task.spaced && allowed && task.left >= returns ? returns : 0;
  });
}

/** The time that tasks due by a day leave for later tasks. */
interface Limit {
  readonly due: number;
  /** Half hours until the day. */
  readonly capacity: number;
  /** Half hours of them that the tasks due by the day do not need. */
  readonly spare: number;
  /** The index of the first task that is due later. */
  readonly first: number;
}

function limitsOf(open: readonly TaskState[], capacityTo: (due: number) => number): readonly Limit[] {
  let needed = 0;
  return open.flatMap(({ due, left }, index) => {
    needed += left;
    const capacity = capacityTo(due);
    const next = open[index + 1];
    return next && next.due > due ? [{ due, capacity, spare: Math.max(0, capacity - needed), first: index + 1 }] : [];
  });
}

/** How often a task must still return so that no gap exceeds the longest, by days left. Filled as needed. */
const returns = [0];
function returnsLeft(daysLeft: number): number {
  for (let left = returns.length; left <= daysLeft; left += 1)
    returns.push(1 + (returns[left - longestGap(left)] ?? 0));
  return returns[daysLeft] ?? 0;
}
