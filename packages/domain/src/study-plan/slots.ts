import { dateOf, isoWeekOf, mondayOf } from './days';
import type { Piece } from './schedule';
import { shareOut, turns } from './share';
import type { ComponentPlan, StudySlot, StudyWeek } from './types';
import { HALF_HOURS } from './week';
import type { StudyJob, Work } from './work';

/** Retrieval works best after a tenth to a fifth of the time until it is needed (a rule derived from Cepeda 2006). */
const RECALL = { least: 0.1, best: 0.15, most: 0.2 };

/**
 * The slots of a plan: half hours of one component on one day become one slot.
 * @param componentsOf The hours of each component of a job, by the job's place in the list.
 */
export function slotsOf(
  jobs: readonly StudyJob[],
  pieces: readonly Piece[],
  componentsOf: (job: number) => readonly ComponentPlan[],
): StudySlot[] {
  const slots = jobs.flatMap((job, index) => {
    const days = pieces.filter((piece) => piece.job === index).map(({ day }) => day);
    const components = componentsOf(index);
    // Hours without a place are taken from all components alike.
    const shares = shareOut(
      days.length,
      components.map(({ hours }) => hours),
    );
    const order = turns(shares);
    return merge(days.map((day, unit) => ({ day, component: components[order[unit] ?? -1]?.id }))).map(
      ({ day, component, units }) => slotOf(job, day, component, units, [...new Set(days)]),
    );
  });
  return slots.sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

/** The weeks from today's to that of the last day, with their slots. */
export function weeksOf({ today, end }: Work, slots: readonly StudySlot[]): StudyWeek[] {
  const count = (mondayOf(end) - mondayOf(today)) / 7 + 1;
  return Array.from({ length: count }, (_, index) => {
    const monday = mondayOf(today) + index * 7;
    const [from, to] = [dateOf(monday), dateOf(monday + 7)];
    const inWeek = slots.filter(({ date }) => date >= from && date < to);
    const hours = inWeek.reduce((sum, slot) => sum + slot.hours, 0);
    return { monday: from, week: isoWeekOf(monday), hours, slots: inWeek };
  });
}

interface Unit {
  readonly day: number;
  readonly component: string | undefined;
}

/** Half hours of the same component on the same day as one. */
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

/** The earlier day of study whose distance is nearest to the best part of its distance to the exam. */
function recalledDay(day: number, due: number, days: readonly number[]): number | undefined {
  const gap = (earlier: number) => (day - earlier) / (due - earlier);
  return (
    days
      .filter((earlier) => earlier < day && gap(earlier) >= RECALL.least)
      // In the last days even one day is more than a fifth.
      .filter((earlier) => gap(earlier) <= RECALL.most || earlier === day - 1)
      .reduce<number | undefined>(
        (best, earlier) =>
          best === undefined || Math.abs(gap(earlier) - RECALL.best) < Math.abs(gap(best) - RECALL.best)
            ? earlier
            : best,
        undefined,
      )
  );
}
