import { dateOf, isoWeekOf, mondayOf } from './days';
import type { Piece } from './schedule';
import { shareOut, turns } from './share';
import type { ComponentPlan, StudySlot, StudyWeek } from './types';
import { HALF_HOURS } from './week';
import type { StudyJob, Work } from './work';

/** Retrieval practice works best after 10 to 20 % of the time to the exam (a rule derived from Cepeda 2006). */
const RECALL = { least: 0.1, best: 0.15, most: 0.2 };

/**
 * The slots of a plan, sorted by day. Half hours of the same component on the same day become one slot.
 * @param componentsOf The components of a job, by the job's index.
 */
export function slotsOf(
  jobs: readonly StudyJob[],
  pieces: readonly Piece[],
  componentsOf: (job: number) => readonly ComponentPlan[],
): StudySlot[] {
  const slots = jobs.flatMap((job, index) => {
    const days = pieces.filter((piece) => piece.job === index).map(({ day }) => day);
    const differentDays = [...new Set(days)].sort((one, other) => one - other);
    const components = componentsOf(index);
    // Hours that do not fit are taken from all components in proportion.
    const shares = shareOut(
      days.length,
      components.map(({ hours }) => hours),
    );
    const order = turns(shares);
    return merge(days.map((day, unit) => ({ day, component: components[order[unit] ?? -1]?.id }))).map(
      ({ day, component, units }) => slotOf(job, day, component, units, differentDays),
    );
  });
  return slots.sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

/**
 * The weeks from today's week to the week of the last exam or due day, with their slots.
 * @param slots Sorted by day.
 */
export function weeksOf<Slot extends StudySlot>(
  { today, end }: Pick<Work, 'today' | 'end'>,
  slots: readonly Slot[],
): StudyWeek<Slot>[] {
  const count = (mondayOf(end) - mondayOf(today)) / 7 + 1;
  let next = 0;
  return Array.from({ length: count }, (_, index) => {
    const monday = mondayOf(today) + index * 7;
    const [first, following] = [next, dateOf(monday + 7)];
    while ((slots[next]?.date ?? following) < following) next += 1;
    const inWeek = slots.slice(first, next);
    const hours = inWeek.reduce((sum, slot) => sum + slot.hours, 0);
    return { monday: dateOf(monday), week: isoWeekOf(monday), hours, slots: inWeek };
  });
}

interface Unit {
  readonly day: number;
  readonly component: string | undefined;
}

/** Counts the half hours of the same component on the same day. */
function merge(units: readonly Unit[]): (Unit & { readonly units: number })[] {
  const merged = new Map<string, Unit & { units: number }>();
  for (const unit of units) {
    const key = `${unit.day} ${unit.component ?? ''}`;
    const known = merged.get(key);
    if (known) known.units += 1;
    else merged.set(key, { ...unit, units: 1 });
  }
  return [...merged.values()];
}

function slotOf(
  job: StudyJob,
  day: number,
  component: string | undefined,
  units: number,
  days: readonly number[],
): StudySlot {
  const recalls = job.for === 'exam' ? recalledDay(day, job.due, days) : undefined;
  return {
    ...{ date: dateOf(day), for: job.for, id: job.id, hours: units / HALF_HOURS },
    ...(component === undefined ? {} : { component }),
    ...(recalls === undefined ? {} : { recalls: dateOf(recalls) }),
  };
}

/** The earlier study day since which the best part of its time to the exam has passed, or nearly so. */
function recalledDay(day: number, due: number, days: readonly number[]): number | undefined {
  let best: number | undefined;
  let distance = Infinity;
  // A year has hundreds of days and thousands of slots, so this takes one pass and stops at days that are too near.
  for (const earlier of days) {
    const gap = (day - earlier) / (due - earlier);
    if (earlier >= day || gap < RECALL.least) break;
    // In the last days, even one day is more than 20 %.
    const isFar = gap > RECALL.most && earlier !== day - 1;
    if (isFar || Math.abs(gap - RECALL.best) >= distance) continue;
    best = earlier;
    distance = Math.abs(gap - RECALL.best);
  }
  return best;
}
