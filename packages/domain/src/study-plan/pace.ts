import { sum } from '../lib/sum';
/** The longest gap between two days of a subject: a fifth of the time to its exam, and no more than a week. */
const GAP_SHARE = 0.2;
const LONGEST_GAP = 7;

/** What is to be placed. */
export interface Task {
  /** Nothing lies on this day or after it. */
  readonly due: number;
  /** Half hours. */
  readonly units: number;
  /** Whether it should come back at growing nearness to its day, as retrieval should and coursework need not. */
  readonly returns: boolean;
}

/** The state of a task while days are filled. */
export interface Placing extends Task {
  readonly job: number;
  left: number;
  /** Half hours that its even share of the days so far has earned it and that have not been placed. */
  credit: number;
  lastDay: number;
  /** Half hours kept for coming back at the longest gap until the exam; 0 if there are not enough for that. */
  reserve: number;
}

/** The longest gap between two days of a subject, in days. */
export function longestGap(daysLeft: number): number {
  return Math.min(LONGEST_GAP, Math.max(1, Math.floor(daysLeft * GAP_SHARE)));
}

/** Whether a subject has been away as long as it should be, and can afford to come back. */
export function mustReturn({ returns, due, lastDay, reserve }: Placing, day: number): boolean {
  return returns && reserve > 0 && day - lastDay >= longestGap(due - lastDay);
}

/**
 * Gives each task its share of a day: what it still needs, spread evenly over the time it still has, but no more than
 * what is due earlier leaves over, which is spread evenly too.
 * @param alive By due day.
 * @param units Half hours of the day.
 * @param capacityTo Half hours from this day up to another one.
 */
export function setPace(
  alive: readonly Placing[],
  day: number,
  units: number,
  capacityTo: (due: number) => number,
): void {
  const rates = alive.map(({ left, credit, due }) => Math.max(0, left - credit) / capacityTo(due));
  const limits = limitsOf(alive, capacityTo);
  // From the last to the first, so that what one limit takes from the latest tasks goes to those before them.
  for (const { spare, capacity, first } of [...limits].reverse()) {
    const wanted = sum(rates.slice(first)) * capacity;
    if (wanted > spare) rates.forEach((rate, index) => index >= first && (rates[index] = (rate * spare) / wanted));
  }
  // If together they still want more than the day has, each gets proportionally less, and wants more tomorrow.
  const crowd = Math.max(1, sum(rates));
  alive.forEach((task, index) => {
    task.credit += (units * (rates[index] ?? 0)) / crowd;
    const next = Math.max(day, task.lastDay + longestGap(task.due - task.lastDay));
    const returns = returnsLeft(task.due - next);
    const allowed = limits.every(
      ({ due, spare, first }) =>
        index < first || spare >= (alive.length - first) * (returns - returnsLeft(task.due - due)),
    );
    task.reserve = task.returns && allowed && task.left >= returns ? returns : 0;
  });
}

/** What the tasks due by one day leave to those due later. */
interface Limit {
  readonly due: number;
  /** Half hours until then. */
  readonly capacity: number;
  /** Those of them that are not needed for what is due by then. */
  readonly spare: number;
  /** The place of the first task that is due later. */
  readonly first: number;
}

function limitsOf(alive: readonly Placing[], capacityTo: (due: number) => number): readonly Limit[] {
  let needed = 0;
  return alive.flatMap(({ due, left }, index) => {
    needed += left;
    const capacity = capacityTo(due);
    const next = alive[index + 1];
    return next && next.due > due ? [{ due, capacity, spare: Math.max(0, capacity - needed), first: index + 1 }] : [];
  });
}

/** How often a subject must still come back if no gap is to be longer than it should, by days left. */
const returns = [0];
function returnsLeft(daysLeft: number): number {
  for (let left = returns.length; left <= daysLeft; left += 1)
    returns.push(1 + (returns[left - longestGap(left)] ?? 0));
  return returns[daysLeft] ?? 0;
}
